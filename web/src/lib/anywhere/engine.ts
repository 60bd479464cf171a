/** Python in a worker: fetched from the site itself, unpacked, and told how far it is. */

import type { File, Site } from './site';

/** As much of Pyodide as is used here. */
export interface Python {
  pyimport(name: string): unknown;
  runPython(code: string): unknown;
  unpack(data: Uint8Array<ArrayBuffer>): void;
  _module: { HEAPU8: Uint8Array };
}

declare global {
  /** For whoever measures: the bytes of memory that Python has taken in this worker. It never gives any back. */
  var pythonBytes: (() => number) | undefined;
}

interface PyodideModule {
  loadPyodide(options: { indexURL: string; stdLibURL: string; lockFileContents?: object; checkAPIVersion?: boolean }): Promise<Omit<Python, 'unpack'>>;
}

export type Progress = (bytes: number) => void;

const GZIP = [0x1f, 0x8b];
/** Code is imported straight from the unpacked archive, which is then freed; only other data becomes a file. */
const UNPACK = `
import importlib.util, io, lzma, pathlib, sys, zipfile
from importlib.machinery import SourcelessFileLoader

PLACE = "/site/"
sys.path.insert(0, PLACE)
packed = {}

class Packed(SourcelessFileLoader):
    def get_data(self, path):
        return packed[self.name][1] if path == self.path else super().get_data(path)

    def exec_module(self, module):
        super().exec_module(module)
        del packed[self.name]

    @staticmethod
    def find_spec(name, path=None, target=None):
        if name not in packed:
            return None
        origin = PLACE + packed[name][0]
        inside = [origin.rpartition("/")[0]] if origin.endswith("/__init__.pyc") else None
        return importlib.util.spec_from_file_location(
            name, origin, loader=Packed(name, origin), submodule_search_locations=inside
        )

def unpack(data):
    with zipfile.ZipFile(io.BytesIO(lzma.decompress(data.to_bytes()))) as archive:
        for each in archive.infolist():
            if each.filename.endswith(".pyc"):
                name = each.filename.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
                packed[name] = each.filename, archive.read(each)
                place = pathlib.Path(PLACE, each.filename)
                place.parent.mkdir(parents=True, exist_ok=True)
                place.touch()  # whoever lists the modules of a package finds it
            else:
                archive.extract(each, PLACE)
    importlib.invalidate_caches()

sys.meta_path.insert(0, Packed)
unpack
`;

/** A file as it comes, each byte counted, the gzip taken off; a host may have done that already. */
async function flow(root: string, file: File, progress: Progress): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const answer = await fetch(new URL(file.url, root));
  if (!answer.ok || !answer.body) throw new Error(`${file.url}: ${answer.status}`);
  const reader = answer.body.getReader();
  const next = async (): Promise<Uint8Array<ArrayBuffer> | undefined> => {
    const { value } = await reader.read();
    progress(value?.length ?? 0);
    return value;
  };
  let first = await next();
  const packed = first?.[0] === GZIP[0] && first?.[1] === GZIP[1];
  const counted = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(control) {
      const part = first ?? (await next());
      first = undefined;
      if (part) control.enqueue(part);
      else control.close();
    },
    cancel: (why) => reader.cancel(why),
  });
  return packed ? counted.pipeThrough(new DecompressionStream('gzip')) : counted;
}

/** The bytes of a file. */
export async function bring(root: string, file: File, progress: Progress): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(await flow(root, file, progress)).arrayBuffer());
}

/** Let bytes go at once: a worker that makes little garbage may not look for it for minutes. */
export function free(data: Uint8Array<ArrayBuffer>): void {
  const buffer = data.buffer as ArrayBuffer & { transfer?(length: number): ArrayBuffer };
  buffer.transfer?.(0);
}

/** Python itself, compiled while it comes; one worker may hand it to another. */
export async function compiled(root: string, site: Site, progress: Progress): Promise<WebAssembly.Module> {
  const headers = { 'Content-Type': 'application/wasm' };
  return WebAssembly.compileStreaming(new Response(await flow(root, site.wasm, progress), { headers }));
}

/** Start Python with what every game needs. */
export async function boot(root: string, site: Site, module: Promise<WebAssembly.Module>, progress: Progress): Promise<Python> {
  const folder = new URL(site.pyodide, root).href;
  const archives = Promise.all(site.base.map((file) => bring(root, file, progress)));
  const script = import(/* @vite-ignore */ new URL('pyodide.mjs', folder).href) as Promise<PyodideModule>;
  const stdlib = await bring(root, site.stdlib, progress);
  const before = { fetch: self.fetch.bind(self), instantiate: WebAssembly.instantiateStreaming };
  // Pyodide asks for these two by their plain names; they came compressed, and are here already.
  self.fetch = async (wanted: RequestInfo | URL, options?: RequestInit): Promise<Response> => {
    const address = wanted instanceof Request ? wanted.url : String(wanted);
    if (address.endsWith('/pyodide.asm.wasm')) return new Response();
    if (address.endsWith('/python_stdlib.zip')) return { ok: true, status: 200, arrayBuffer: async () => stdlib.buffer } as Response;
    return before.fetch(wanted, options);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const ready = await module;
    return { module: ready, instance: await WebAssembly.instantiate(ready, imports) };
  };
  try {
    const { loadPyodide } = await script;
    const python = await loadPyodide({ indexURL: folder, stdLibURL: new URL('python_stdlib.zip', folder).href });
    progress(site.script.size);
    const read = python.runPython(UNPACK) as (data: Uint8Array) => void;
    const unpack = (data: Uint8Array<ArrayBuffer>): void => {
      read(data);
      free(data);
    };
    free(stdlib);
    for (const data of await archives) unpack(data);
    globalThis.pythonBytes = () => python._module.HEAPU8.length;
    return Object.assign(python, { unpack });
  } finally {
    self.fetch = before.fetch;
    WebAssembly.instantiateStreaming = before.instantiate;
  }
}
