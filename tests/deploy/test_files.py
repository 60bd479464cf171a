"""What is deployed: the files in deploy/ are safe, hang together and fit the server. No image is built here."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import tomllib
import warnings
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml  # it has no types of its own
from typer.testing import CliRunner

from ludoteka.cli import app
from ludoteka.server.proxies import trusted_by
from ludoteka.server.settings import Settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
NOT_SETTINGS = {"LUDOTEKA_HOST", "LUDOTEKA_PORT", "LUDOTEKA_TRUSTED_PROXIES", "LUDOTEKA_NAME", "LUDOTEKA_SERVER"}
"""Variables that are not in `Settings`: flags of `ludoteka serve`, and those of the proxy."""
PINNED = re.compile(r"[a-z0-9./-]+:\d+\.\d+[\w.-]*(@sha256:[0-9a-f]{64})?")


def container_file() -> list[tuple[str, str]]:
    """The instructions of the container file: word and rest, lines joined, comments left out."""
    text = (DEPLOY / "Containerfile").read_text()
    lines = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    joined = "\n".join(lines).replace("\\\n", " ")
    return [(line.split()[0], line.split(None, 1)[1].strip()) for line in joined.splitlines()]


def stages() -> list[list[tuple[str, str]]]:
    """The instructions of each stage."""
    found: list[list[tuple[str, str]]] = []
    for word, rest in container_file():
        if word == "FROM":
            found.append([])
        if found:
            found[-1].append((word, rest))
    return found


def compose() -> dict[str, Any]:
    return dict(yaml.safe_load((DEPLOY / "compose.yaml").read_text()))


def known_variables() -> set[str]:
    return {f"LUDOTEKA_{field.name.upper()}" for field in msgspec.structs.fields(Settings)} | NOT_SETTINGS


def test_images_are_pinned() -> None:
    arguments = dict(rest.split("=", 1) for word, rest in container_file() if word == "ARG")
    assert arguments
    for image in arguments.values():
        assert PINNED.fullmatch(image), image
    for stage in stages():
        named = re.fullmatch(r"\$\{(\w+)\} AS \w+", stage[0][1])
        assert named is not None
        assert named[1] in arguments
    for service in compose()["services"].values():
        assert "build" in service or PINNED.fullmatch(service["image"]), service["image"]


def test_the_server_in_the_container_is_nobody_and_says_how_it_is() -> None:
    last = stages()[-1]
    words = [word for word, _ in last]
    (user,) = [rest for word, rest in last if word == "USER"]
    number = user.partition(":")[0]
    assert number.isdigit()
    assert int(number) >= 10_000
    assert words.index("USER") > max(at for at, word in enumerate(words) if word in ("RUN", "COPY"))
    (health,) = [rest for word, rest in last if word == "HEALTHCHECK"]
    assert "/ready" in health
    (entry,) = [rest for word, rest in last if word == "ENTRYPOINT"]
    assert entry.startswith('["ludoteka"'), "a shell in between would not pass SIGTERM on"
    assert "VOLUME" in words
    commands = " ".join(rest for word, rest in last if word == "RUN")
    assert not {"npm", "apt-get", "curl"} & set(shlex.split(commands))
    assert re.findall(r"-m pip (\w+)", commands) == ["uninstall"], "the image of Python brings pip along"


def test_the_image_is_built_from_locked_files_that_are_there() -> None:
    instructions = container_file()
    installs = re.findall(r"pip install ([^&]*)", " ".join(rest for word, rest in instructions if word == "RUN"))
    assert len(installs) == 4
    assert all("--require-hashes" in each or "--no-deps" in each for each in installs)
    assert "ADD" not in {word for word, _ in instructions}
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    for word, rest in instructions:
        if word == "COPY" and "--from" not in rest and rest != ". .":
            for source in rest.split()[:-1]:
                assert (ROOT / source).exists(), source
                assert f"!/{source.split('/')[0]}" in ignored
    building = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]
    hooks = [building["metadata"]["hooks"]["custom"], building["build"]["targets"]["wheel"]["hooks"]["custom"]]
    for name in ("src", "tools", "pyproject.toml", *(hook["path"] for hook in hooks), "README.md", "LICENSE", "NOTICE"):
        assert f"!/{name}" in ignored


def test_every_variable_is_one_that_the_server_knows() -> None:
    used = set()
    for path in DEPLOY.iterdir():
        used |= set(re.findall(r"\bLUDOTEKA_[A-Z_]+\b", path.read_text()))
    assert used <= known_variables(), used - known_variables()


def test_services_can_do_as_little_as_possible() -> None:
    services = compose()["services"]
    for name, service in services.items():
        assert service["read_only"] is True, name
        assert service["pids_limit"] <= 256, name
        assert service["cap_drop"] == ["ALL"], name
        assert "no-new-privileges:true" in service["security_opt"], name
        assert "privileged" not in service
        assert not any("docker.sock" in str(volume) for volume in service.get("volumes", []))
    assert [name for name, service in services.items() if service.get("ports")] == ["proxy"]
    assert services["database"]["networks"] == ["back"]
    assert compose()["networks"]["back"]["internal"] is True
    text = (DEPLOY / "compose.yaml").read_text()
    assert "${POSTGRES_PASSWORD:?" in text, "no password may be there by default"
    assert services["server"]["depends_on"]["database"] == {"condition": "service_healthy"}


def test_the_settings_of_the_composition_are_ones_that_the_server_takes() -> None:
    given = compose()["services"]["server"]["environment"]
    (network,) = compose()["networks"]["front"]["ipam"]["config"]
    assert given["LUDOTEKA_TRUSTED_PROXIES"] == network["subnet"]
    settings = Settings("x", (), public_url="https://play.example.org", behind_proxy=True)
    assert given["LUDOTEKA_BEHIND_PROXY"] == "1"
    assert trusted_by(settings, "0.0.0.0", given["LUDOTEKA_TRUSTED_PROXIES"]) == network["subnet"]


def unit() -> list[tuple[str, str]]:
    """The settings of the systemd unit."""
    lines = (DEPLOY / "ludoteka.service").read_text().splitlines()
    return [(name, value) for name, found, value in (line.partition("=") for line in lines) if found and name[0] != "#"]


def test_the_unit_is_hardened_and_starts_what_exists() -> None:
    values = dict(unit())
    wanted = {
        "DynamicUser": "yes",
        "ProtectSystem": "strict",
        "ProtectHome": "yes",
        "NoNewPrivileges": "yes",
        "PrivateTmp": "yes",
        "CapabilityBoundingSet": "",
        "StateDirectory": "ludoteka",
        "RestrictAddressFamilies": "AF_INET AF_INET6 AF_UNIX",
    }
    assert {name: values[name] for name in wanted} == wanted
    program, command, *flags = shlex.split(values["ExecStart"])
    assert Path(program).name == "ludoteka"
    help_text = re.sub(r"\x1b\[[0-9;]*m", "", CliRunner().invoke(app, [command, "--help"]).output)
    assert all(flag in help_text for flag in flags)
    variables = {value.partition("=")[0] for name, value in unit() if name == "Environment"}
    assert variables <= known_variables()


@pytest.mark.skipif(
    shutil.which("systemd-analyze") is None, reason="systemd-analyze is not here: the unit is not rated"
)
def test_systemd_takes_the_unit_and_rates_it_well() -> None:
    path = DEPLOY / "ludoteka.service"
    verify = subprocess.run(["systemd-analyze", "verify", path], capture_output=True, text=True, check=False)
    complaints = [line for line in verify.stderr.splitlines() if path.name in line and "not executable" not in line]
    assert complaints == []
    rating = subprocess.run(
        ["systemd-analyze", "security", "--offline=yes", "--threshold=20", path],
        capture_output=True,
        text=True,
        check=False,
    )
    assert rating.returncode == 0, rating.stdout[-300:]


def test_the_proxies_tell_who_asks_and_pass_on_what_is_live() -> None:
    nginx, caddy = (DEPLOY / "nginx.conf").read_text(), (DEPLOY / "Caddyfile").read_text()
    for line in (
        "proxy_set_header   X-Forwarded-For $remote_addr;",
        "proxy_set_header   Host $host;",
        "proxy_set_header   Upgrade $http_upgrade;",
        "location = /metrics { return 404; }",
    ):
        assert line in nginx
    assert "$proxy_add_x_forwarded_for" not in nginx, "it would pass on what visitors made up"
    assert nginx.count("{") == nginx.count("}")
    assert caddy.count("{") == caddy.count("}")
    for line in ("respond @watched 404", "reverse_proxy {$LUDOTEKA_SERVER:127.0.0.1:8000}"):
        assert line in caddy
    for tool in ("nginx", "caddy", "docker"):
        if shutil.which(tool) is None:
            warnings.warn(f"{tool} is not here: its file was read, not tried", stacklevel=1)


def test_no_file_names_where_packages_come_from() -> None:
    for path in DEPLOY.iterdir():
        assert not re.search(r"docker\.io|pypi\.org|npmjs|ghcr\.io|quay\.io", path.read_text()), path.name
