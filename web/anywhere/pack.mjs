// Prepares Python code for the browser, inside the very Python that will run it there.
//
//   node anywhere/pack.mjs PLAN
//
// PLAN is a JSON file: [{"from": folder of sources, "to": archive}].
// Every .py becomes the .pyc that Python would make of it when it is first imported; the rest is packed as it is.
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { loadPyodide } from 'pyodide';

const [, , plan] = process.argv;
const python = await loadPyodide();
python.runPython(`
import ast, io, zipfile
from importlib._bootstrap_external import _code_to_timestamp_pyc

class NoDocstrings(ast.NodeTransformer):
    """Nobody reads them in a browser; assertions stay."""

    def generic_visit(self, node):
        super().generic_visit(node)
        body = getattr(node, "body", None)
        if isinstance(body, list):
            kept = [line for line in body if not (isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant))]
            node.body = kept or ([] if isinstance(node, ast.Module) else [ast.Pass(lineno=1, col_offset=0)])
        return node

def add(archive, name, data):
    if name.endswith(".py"):
        tree = NoDocstrings().visit(ast.parse(data, name))
        code = compile(ast.fix_missing_locations(tree), name, "exec", dont_inherit=True)
        name, data = name + "c", bytes(_code_to_timestamp_pyc(code, 0, len(data)))
    info = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
    info.compress_type = zipfile.ZIP_DEFLATED
    info.external_attr = 0o644 << 16
    archive.writestr(info, data, compresslevel=9)

def pack(files):
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name, data in files:
            add(archive, name, data.to_bytes())
    return made.getvalue()
`);
const pack = python.globals.get('pack');

function* filesIn(folder, at = folder) {
  for (const name of readdirSync(at).sort()) {
    const path = join(at, name);
    if (statSync(path).isDirectory()) yield* filesIn(folder, path);
    else yield [relative(folder, path).split('\\').join('/'), new Uint8Array(readFileSync(path))];
  }
}

for (const { from, to } of JSON.parse(readFileSync(plan, 'utf8'))) {
  const made = pack([...filesIn(from)]);
  writeFileSync(to, made.toJs());
  made.destroy();
}
process.exit(0);
