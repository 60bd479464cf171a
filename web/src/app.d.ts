declare module 'icon:*' {
  /** The inside of an SVG with a 512 x 512 box. */
  const body: string;
  export default body;
}

declare module '*.ftl?raw' {
  const text: string;
  export default text;
}

/** Whether the house is in the browser itself, decided by the build. */
declare const __ANYWHERE__: boolean;
