// Prepares Python code for the browser, inside the very Python that will run it there.
//
//   node anywhere/pack.mjs PLAN
//
// PLAN is a JSON file: [{"from": folder of sources, "to": archive, "ours": whether the code is our own}].
// Every .py becomes the .pyc that Python would make of it when it is first imported; the rest is packed as it is.
// The archives are not compressed: that is done to each as a whole, and gains much more so.
// Prints the modules and packages that Python itself needs in order to start, as JSON.
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { loadPyodide } from 'pyodide';

const [, , plan] = process.argv;
// Code knows its lines, but not its columns, which nobody misses.
const python = await loadPyodide({ env: { HOME: '/home', PYTHONNODEBUGRANGES: '1' } });
const booted = python.runPython(`
import json, sys
json.dumps(sorted({name.partition(".")[0] for name, module in sys.modules.items() if getattr(module, "__file__", None)}))
`);
python.runPython(`
import ast, io, types, zipfile
from importlib._bootstrap_external import _code_to_timestamp_pyc

class Lean(ast.NodeTransformer):
    """Without docstrings and types of arguments, which nobody reads in a browser; assertions stay.

    What is decorated keeps its types: whoever decorates it may look at them.
    """

    def generic_visit(self, node):
        super().generic_visit(node)
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and not node.decorator_list:
            node.returns = None
            for each in ast.walk(node.args):
                if isinstance(each, ast.arg):
                    each.annotation = None
        body = getattr(node, "body", None)
        if isinstance(body, list):
            kept = [line for line in body if not (isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant))]
            node.body = kept or ([] if isinstance(node, ast.Module) else [ast.Pass(lineno=1, col_offset=0)])
        return node

def without_lines(code):
    """The same code, of which nobody knows in which line it is: entries of up to eight instructions without a place."""
    inner = tuple(without_lines(each) if isinstance(each, types.CodeType) else each for each in code.co_consts)
    many, few = divmod(len(code.co_code) // 2, 8)
    nowhere = b"\\xff" * many + (bytes([0xF8 | few - 1]) if few else b"")
    return code.replace(co_consts=inner, co_linetable=nowhere)

def add(archive, name, data, ours):
    if name.endswith(".py"):
        tree = Lean().visit(ast.parse(data, name))
        code = compile(ast.fix_missing_locations(tree), name, "exec", dont_inherit=True)
        code = code if ours else without_lines(code)
        name, data = name + "c", bytes(_code_to_timestamp_pyc(code, 0, len(data)))
    info = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
    info.external_attr = 0o644 << 16
    archive.writestr(info, data)

def pack(files, ours):
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name, data in files:
            add(archive, name, data.to_bytes(), ours)
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

for (const { from, to, ours } of JSON.parse(readFileSync(plan, 'utf8'))) {
  const made = pack([...filesIn(from)], ours);
  writeFileSync(to, made.toJs());
  made.destroy();
}
process.stdout.write(booted, () => process.exit(0));
