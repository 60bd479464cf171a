"""Compiles the kernel, the games' rules and the search bots with mypyc, outside the source tree.

    python tools/compile.py                          a copy of the package in build/compiled, with extension modules
    python tools/compile.py --with tests/teaching    and one of a game that lives elsewhere, in the same group
    python tools/compile.py --profile                the same twice, the second time for what a trial run was busy with
    python tools/compile.py --can-compile            only say whether this machine can

    PYTHONPATH=build/compiled python -m pytest       runs what was compiled

`[tool.ludoteka.compiled]` in pyproject.toml lists what is compiled. Of a folder given with `--with` it is what the
folder's `compiled.txt` lists (one pattern per line), or else its `state.py`, `setup.py` and `rules`.
All of it is one mypyc group, because compiled classes that extend one another must be built together. Nothing is done
when no source has changed; C files that have not changed are not compiled again.

With `--profile` (GCC only; other compilers pass over it) extension modules that count are built first,
tools/training.py plays on them, and the counts tell the compiler which branches are taken: what mypyc writes is mostly
the handling of errors that never happen, and all of it moves out of the way. What the modules do stays the same.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.metadata
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GROUP = "ludoteka"
LEVELS = ("0", "1", "2", "3")
OPTIMISE = "3"
OPTIMISE_COUNTED = "2"
"""Where the busy parts are known, trying harder everywhere would only make the rest larger."""
DEBUG = "0"
INSIDE = ("-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt")
"""The modules of the group call one another directly, not through a table that another library could change."""
COUNT = ("-fprofile-generate", "-fprofile-update=single", "-Wno-error")
COUNTED = ("-fprofile-use", "-fprofile-correction", "-Wno-missing-profile", "-Wno-coverage-mismatch", "-Wno-error")
WHOLE = "-flto"
"""Seen as a whole, small functions of one C file can become part of another."""
NATIVE = "__native_"
MANY = 20
TRAINING = ROOT / "tools" / "training.py"
NOT_COPIED = (".pyc", ".so", ".pyd")
MYPY = (
    "--config-file=",
    f"--cache-dir={os.devnull}",
    "--explicit-package-bases",
    "--disable-error-code=import-untyped",
)
WITHOUT_A_LIST = ("state.py", "setup.py", "rules.py", "rules/**/*.py")


class CannotCompile(Exception):
    """What keeps the modules from being compiled, and how to mend it."""


def c_compiler() -> list[str]:
    """The command of the C compiler."""
    return (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()


def understands(flags: Sequence[str], source: str = "int probe;") -> bool:
    """Whether the C compiler makes a library with these flags without complaint."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "probe.c")
        path.write_text(source + "\n", encoding="utf-8")
        command = [*c_compiler(), "-Werror", "-shared", "-fPIC", *flags, path.name, "-o", "probe.so"]
        try:
            return subprocess.run(command, cwd=folder, capture_output=True).returncode == 0
        except OSError:
            return False


def counts_branches() -> bool:
    """Whether the C compiler is GCC, whose counts need no other tool."""
    return understands(
        COUNT, "#if !defined(__GNUC__) || defined(__clang__)\n#error another compiler\n#endif\nint probe;"
    )


def check_compiler() -> None:
    """Try a C file that includes Python's headers; a machine without a compiler or headers is told what to install."""
    if importlib.util.find_spec("mypyc") is None or importlib.util.find_spec("setuptools") is None:
        raise CannotCompile("mypy and setuptools are missing: run `make setup`")
    compiler = c_compiler()
    advice = "install gcc or clang and Python's headers (Debian, Ubuntu: apt install gcc python3-dev; macOS: "
    advice += "xcode-select --install)"
    if shutil.which(compiler[0]) is None:
        raise CannotCompile(f"no C compiler ({compiler[0]}): {advice}")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n", encoding="utf-8")
        include = [f"-I{sysconfig.get_path(name)}" for name in ("include", "platinclude")]
        done = subprocess.run(
            [*compiler, *include, "-c", str(source), "-o", str(source.with_suffix(".o"))],
            capture_output=True,
            text=True,
        )
        if done.returncode:
            reason = (done.stderr.strip().splitlines() or ["it says nothing"])[0]
            raise CannotCompile(f"the C compiler fails on Python's headers ({reason}): {advice}")


class Tree:
    """A package or module to copy, and which of its files to compile."""

    def __init__(self, origin: Path, patterns: Iterable[str]) -> None:
        self.origin = origin
        self.base = origin.parent
        found = {path for pattern in patterns for path in self.base.glob(pattern) if path.suffix == ".py"}
        self.compiled = sorted(path.relative_to(self.base) for path in found)

    def files(self) -> list[Path]:
        """Everything to copy, relative to the folder it is copied to."""
        if self.origin.is_file():
            return [Path(self.origin.name)]
        every = (path for path in self.origin.rglob("*") if path.is_file() and path.suffix not in NOT_COPIED)
        return sorted(path.relative_to(self.base) for path in every)

    def influences(self) -> list[Path]:
        """The sources that can change what is compiled: all of each room that holds a compiled module."""
        rooms = {module.parts[: min(2, len(module.parts) - 1)] for module in self.compiled}
        sources = (path for path in self.files() if path.suffix == ".py")
        return [path for path in sources if any(path.parts[: len(room)] == room for room in rooms)]


def package() -> Tree:
    """Ludoteka itself, with the list of modules in pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns: list[str] = project["tool"]["ludoteka"]["compiled"]["modules"]
    return Tree(ROOT / "src" / "ludoteka", [pattern.removeprefix("src/") for pattern in patterns])


def companion(path: Path) -> Tree:
    """A package or module from elsewhere that is compiled in the same group."""
    path = path.resolve()
    if path.is_file():
        return Tree(path, [path.name])
    if not path.is_dir():
        raise CannotCompile(f"--with {path}: there is no such folder or file")
    listed = path / "compiled.txt"
    lines = listed.read_text(encoding="utf-8").split("\n") if listed.exists() else WITHOUT_A_LIST
    patterns = [line.strip() for line in lines if line.strip() and not line.startswith("#")]
    return Tree(path, [f"{path.name}/{pattern}" for pattern in patterns])


def toolchain(optimise: str, profile: bool) -> str:
    """The names and versions of everything that shapes an extension module besides its source."""
    names = ("mypy", "setuptools", "librt")
    versions = [f"{name} {importlib.metadata.version(name)}" for name in names]
    compiler = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")]
    parts = [sys.version, sysconfig.get_platform(), *versions, *compiler, optimise, str(profile), DEBUG]
    scripts = [Path(__file__), *([TRAINING] if profile else [])]
    return "\n".join([*parts, *(hashlib.sha256(script.read_bytes()).hexdigest() for script in scripts)])


def fingerprint(trees: Sequence[Tree], optimise: str, profile: bool) -> str:
    """A hash of the toolchain and of every source that can change what is compiled."""
    digest = hashlib.sha256(toolchain(optimise, profile).encode())
    for tree in trees:
        digest.update("\n".join(map(str, tree.compiled)).encode())
        for path in tree.influences():
            digest.update(f"\n{path}\n".encode() + (tree.base / path).read_bytes())
    return digest.hexdigest()


def is_extension(path: Path) -> bool:
    """Whether Python would load this file as an extension module."""
    return path.name.endswith(tuple(EXTENSION_SUFFIXES))


def mirror(trees: Sequence[Tree], out: Path) -> None:
    """Make the copy equal to its origins, without touching the extension modules beside them."""
    kept = {path: tree.base / path for tree in trees for path in tree.files()}
    for old in sorted(out.rglob("*"), reverse=True):
        if old.is_dir():
            if not any(old.iterdir()):
                old.rmdir()
        elif old.relative_to(out) not in kept and not is_extension(old):
            old.unlink()
    for path, origin in kept.items():
        copy = out / path
        if not copy.exists() or copy.read_bytes() != origin.read_bytes():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(origin, copy)


def build(modules: list[Path], out: Path, work: Path, jobs: int, optimise: str, profile: bool) -> None:
    """Compile modules of the copy in one group and put the extension modules beside them."""
    from mypyc.build import mypycify

    here = Path.cwd()
    os.chdir(out)
    try:
        extensions = mypycify(
            [*MYPY, *map(str, modules)],
            opt_level=optimise,
            debug_level=DEBUG,
            multi_file=True,
            include_runtime_files=True,
            target_dir=str(work),
            group_name=GROUP,
        )
        inside = list(INSIDE) if understands(INSIDE) else []
        if profile:
            counting = work / "counting"
            put(run_compiler(extensions, work, counting, jobs, [*inside, *COUNT]), counting / "lib", out)
            train(counting, out)
            for counts in counting.rglob("*.gcda"):
                place = work / counts.relative_to(counting)
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.move(counts, place)
            inside += COUNTED
            if understands([WHOLE]):
                inside.append(f"{WHOLE}={jobs}")
        put(run_compiler(extensions, work, work, jobs, inside), work / "lib", out)
    finally:
        os.chdir(here)


def run_compiler(extensions: list[Any], sources: Path, work: Path, jobs: int, flags: list[str]) -> list[Path]:
    """Compile the C files of the group with flags of their own, objects and modules into a folder; the modules made."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class ParallelBuild(build_ext):
        """Compiles the C files of one extension side by side and passes over those that are up to date."""

        def build_extensions(self) -> None:
            compile_all = self.compiler.compile
            headers = max((path.stat().st_mtime for path in sources.rglob("*.h")), default=0.0)

            def one(source: str, options: dict[str, Any], read: list[str]) -> list[str]:
                (done,) = self.compiler.object_filenames([source], output_dir=options["output_dir"])
                if Path(done).exists() and Path(done).stat().st_mtime > max(headers, Path(source).stat().st_mtime):
                    return [done]
                if read and Path(source).name.startswith(NATIVE):
                    options = {**options, "extra_postargs": [*options["extra_postargs"], *read]}
                return list(compile_all([source], **options))

            def side_by_side(c_files: list[str], **options: Any) -> list[str]:
                largest_first = sorted(c_files, key=os.path.getsize, reverse=True)
                read = read_once(self.compiler, sources, options) if len(c_files) > MANY else []
                with ThreadPoolExecutor(jobs) as pool:
                    objects = pool.map(lambda source: one(source, options, read), largest_first)
                    made = dict(zip(largest_first, objects, strict=True))
                return [done for source in c_files for done in made[source]]

            self.compiler.compile = side_by_side
            super().build_extensions()

    given = [(extension, extension.extra_compile_args, extension.extra_link_args) for extension in extensions]
    for extension, compiling, linking in given:
        extension.extra_compile_args = [*compiling, *flags]
        extension.extra_link_args = [*linking, *(flag for flag in flags if flag in COUNT or flag.startswith(WHOLE))]
    try:
        command = ParallelBuild(Distribution({"name": GROUP, "ext_modules": extensions}))
        command.build_lib, command.build_temp, command.parallel = str(work / "lib"), str(work), jobs
        command.ensure_finalized()
        command.run()
    finally:
        for extension, compiling, linking in given:
            extension.extra_compile_args, extension.extra_link_args = compiling, linking
    return [Path(made) for made in command.get_outputs()]


def read_once(compiler: Any, sources: Path, options: dict[str, Any]) -> list[str]:
    """Let the compiler read the headers of the group once and for all; the flags with which C files take them from it.

    Without optimisation that is a third of its work. Where it does not work, the C files read their headers themselves.
    """
    names = [name for name in (f"{NATIVE}{GROUP}.h", f"{NATIVE}internal_{GROUP}.h") if (sources / name).exists()]
    if f"-O{LEVELS[0]}" not in options["extra_postargs"] or not names:
        return []
    both = sources / "headers.h"
    both.write_text("".join(f'#include "{name}"\n' for name in names), encoding="utf-8")
    os.utime(both, (0, 0))  # what was compiled before it was written again is not older for that
    folders = [f"-I{folder}" for folder in (sources, *options["include_dirs"], *compiler.include_dirs)]
    command = [*compiler.compiler_so, *folders, *options["extra_postargs"], "-x", "c-header", str(both)]
    done = subprocess.run([*command, "-o", f"{both}.gch"], capture_output=True)
    return ["-include", str(both)] if done.returncode == 0 else []


def put(extensions: list[Path], made_in: Path, out: Path) -> None:
    """Put extension modules beside their sources in the copy."""
    for made in extensions:
        place = out / made.relative_to(made_in)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(made, place)


def train(counting: Path, out: Path) -> None:
    """Play on extension modules that count; old counts are forgotten."""
    for counts in counting.rglob("*.gcda"):
        counts.unlink()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    games: dict[str, str] = project["project"]["entry-points"]["ludoteka.games"]
    run_on(out, [str(TRAINING), *games.values()], "the trial games that tell the compiler what is busy failed")


def dotted(module: Path) -> str:
    """The name a module is imported by."""
    return ".".join(module.with_suffix("").parts).removesuffix(".__init__")


def verify(modules: list[Path], out: Path) -> None:
    """Import every compiled module in a fresh Python and see that it is the extension that was loaded."""
    code = (
        "import importlib, sys\n"
        "pure = [n for n in sys.argv[1:] if not importlib.import_module(n).__file__.endswith(('.so', '.pyd'))]\n"
        "sys.exit(f'not compiled: {pure}' if pure else 0)"
    )
    run_on(out, ["-c", code, *map(dotted, modules)], "the compiled modules do not load")


def run_on(out: Path, arguments: list[str], failure: str) -> None:
    """Run Python on the compiled copy."""
    path = os.pathsep.join([str(out), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "PYTHONPATH": path}
    if subprocess.run([sys.executable, *arguments], env=environment, cwd=out).returncode:
        raise CannotCompile(failure)


def compile_trees(
    trees: Sequence[Tree], out: Path, jobs: int, force: bool, level: str | None, profile: bool = False
) -> list[Path]:
    """Bring the compiled copy up to date and say which modules it compiled."""
    modules = sorted(module for tree in trees for module in tree.compiled)
    if not modules:
        raise CannotCompile("none of the modules listed in [tool.ludoteka.compiled] exists")
    stamp = out.with_name(out.name + ".stamp")
    profile = profile and counts_branches()
    optimise = level or (OPTIMISE_COUNTED if profile else OPTIMISE)
    wanted = fingerprint(trees, optimise, profile)
    fresh = not force and stamp.exists() and stamp.read_text(encoding="utf-8") == wanted
    out.mkdir(parents=True, exist_ok=True)
    if not fresh:
        check_compiler()
        stamp.unlink(missing_ok=True)
        for old in filter(is_extension, list(out.rglob("*"))):
            old.unlink()
    mirror(trees, out)
    if not fresh:
        work = (
            out.with_name(out.name + ".work") / hashlib.sha256(toolchain(optimise, profile).encode()).hexdigest()[:12]
        )
        if force:
            shutil.rmtree(work, ignore_errors=True)
        build(modules, out, work, jobs, optimise, profile)
        verify(modules, out)
        stamp.write_text(wanted, encoding="utf-8")
    print(f"compile: {len(modules)} modules {'are up to date' if fresh else 'compiled'} in {out}")
    return modules


def main(arguments: Sequence[str] | None = None) -> int:
    """Compile what the command line asks for."""
    parser = argparse.ArgumentParser(description="Compile kernel, games and bots with mypyc, outside the source tree.")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "compiled", help="where the compiled copy goes")
    parser.add_argument("--with", dest="extra", type=Path, nargs="+", default=[], metavar="FOLDER_OR_FILE")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="C compilers to run side by side")
    parser.add_argument("--optimise", choices=LEVELS, help="how hard the C compiler tries")
    parser.add_argument("--profile", action="store_true", help="try it out first and compile for what was busy")
    parser.add_argument("--force", action="store_true", help="compile again although nothing has changed")
    parser.add_argument("--can-compile", action="store_true", help="only say whether this machine can compile")
    options = parser.parse_args(arguments)
    try:
        if options.can_compile:
            check_compiler()
        else:
            trees = [package(), *map(companion, options.extra)]
            compile_trees(trees, options.out.resolve(), options.jobs, options.force, options.optimise, options.profile)
    except CannotCompile as reason:
        print(f"compile: {reason}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
