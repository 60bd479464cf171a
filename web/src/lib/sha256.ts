/** SHA-256 by hand: browsers keep their own closed on pages that are not served securely, as in a home network. */

const ROOTS = primes(64);
/** The first 32 bits behind the point of the cube roots, and for the start of the square roots, of the first primes. */
const ROUND = ROOTS.map((prime) => fraction(Math.cbrt(prime)));
const START = ROOTS.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

function fraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32) | 0;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(data: Uint8Array): Uint8Array {
  const blocks = new Uint8Array(Math.ceil((data.length + 9) / 64) * 64);
  blocks.set(data);
  blocks[data.length] = 0x80;
  const words = new DataView(blocks.buffer);
  words.setUint32(blocks.length - 8, Math.floor(data.length / 2 ** 29));
  words.setUint32(blocks.length - 4, data.length << 3);
  const hash = Int32Array.from(START);
  const w = new Int32Array(64);
  for (let at = 0; at < blocks.length; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = words.getInt32(at + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [a, b] = [w[i - 15] ?? 0, w[i - 2] ?? 0];
      const s0 = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
      const s1 = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
      w[i] = (w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1;
    }
    mix(hash, w);
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => out.setInt32(4 * i, word));
  return new Uint8Array(out.buffer);
}

/** The sixty-four rounds of one block. */
function mix(hash: Int32Array, w: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = [...hash] as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND[i] ?? 0) + (w[i] ?? 0)) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i] ?? 0) + word));
}
