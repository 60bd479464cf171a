/** Rows in the browser's own database: keys in order, bytes behind them. */

type Row = [string, Uint8Array | null | undefined];

const NAME = 'ludoteka';
const STORE = 'rows';

let opening: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opening ??= new Promise((done, failed) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error ?? new Error('no database'));
  });
  return opening;
}

/** Keep all these rows or none; a row without bytes is taken away. */
export async function put(rows: Row[]): Promise<void> {
  const work = (await database()).transaction(STORE, 'readwrite');
  const store = work.objectStore(STORE);
  for (const [key, data] of rows) {
    if (data) store.put(data, key);
    else store.delete(key);
  }
  await new Promise<void>((done, failed) => {
    work.oncomplete = () => done();
    work.onabort = work.onerror = () => failed(work.error ?? new Error('not kept'));
  });
}

/** All rows whose keys begin like this, in order. */
export async function all(prefix: string): Promise<[string, Uint8Array][]> {
  const store = (await database()).transaction(STORE).objectStore(STORE);
  const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  const [keys, rows] = await Promise.all([answered(store.getAllKeys(range)), answered(store.getAll(range))]);
  return keys.map((key, at) => [String(key), rows[at] as Uint8Array]);
}

function answered<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error ?? new Error('not read'));
  });
}
