"""The process that knows the rules, at the other end of a pipe."""

from __future__ import annotations

import json
import os
import shutil
import struct
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Mapping

import numpy as np

JSON_FRAME, STEP_FRAME, BATCH_FRAME, SEAT_FRAME = 1, 2, 3, 4
PROTOCOL = 1


class HostError(RuntimeError):
    """What could not be done, as the host says it."""


@dataclass(frozen=True)
class Batch:
    """What the environments have to say after a step, by environment (and seat)."""

    observations: np.ndarray
    rewards: np.ndarray
    agents: np.ndarray
    masks: np.ndarray
    states: np.ndarray


def _host_file() -> Path:
    named = os.environ.get("KITCHEN_TABLE_HOST")
    here = Path(__file__).resolve().parent
    places = [Path(named)] if named else [here / "host.mjs"]
    if not named and len(here.parents) > 2:
        places.append(here.parents[2] / "packages" / "gym" / "dist" / "pipe" / "main.js")
    for place in places:
        if place.is_file():
            return place
    raise HostError(f"The rules are not at {places[0]}; build them with: node python/bundle.mjs")


def _node() -> str:
    node = os.environ.get("KITCHEN_TABLE_NODE") or shutil.which("node")
    if node is None:
        raise HostError("Node is not there: install Node 20 or newer, or name it in KITCHEN_TABLE_NODE.")
    return node


class Host:
    """A process with environments of one kind. One thread at a time may talk to it."""

    def __init__(self, options: Mapping[str, Any]):
        self._process = subprocess.Popen(
            [_node(), "--max-semi-space-size=64", str(_host_file())],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            bufsize=0,
        )
        try:
            self.about: dict[str, Any] = json.loads(self._read(JSON_FRAME))
            if self.about["protocol"] != PROTOCOL:
                raise HostError(f"The host speaks protocol {self.about['protocol']}, this package {PROTOCOL}.")
            made = self.command({"do": "make", "options": dict(options)})
        except BaseException:
            self.close()
            raise
        self.count: int = int(options["count"])
        self.seats: int = made["seats"]
        self.agents: list[int] = made["agents"]
        self.size: int = self.about["observationSize"]
        self.actions: int = self.about["actions"]

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def command(self, command: Mapping[str, Any]) -> Any:
        """Says it and reads the answer, JSON or a batch."""
        self._write(JSON_FRAME, json.dumps(command).encode())
        return self._answer()

    def reset(self, seed: str | int) -> Batch:
        """Begins a game in each environment."""
        return self.command({"do": "reset", "seed": seed})

    def step(self, actions: Any) -> Batch:
        """An action for each environment."""
        self._write(STEP_FRAME, np.ascontiguousarray(actions, dtype="<i4").tobytes())
        return self._answer()

    def observe(self, environment: int, seat: int) -> tuple[np.ndarray, np.ndarray]:
        """What a seat sees, and which actions it has."""
        return self.command({"do": "observe", "environment": environment, "seat": seat})

    def close(self) -> None:
        """Ends the process."""
        process = self._process
        for stream in (process.stdin, process.stdout):
            if stream is not None and not stream.closed:
                stream.close()
        if process.poll() is None:
            try:
                process.wait(timeout=5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()

    def __enter__(self) -> "Host":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        if getattr(self, "_process", None) is not None and self._process.poll() is None:
            self.close()

    def _write(self, kind: int, body: bytes) -> None:
        data = memoryview(struct.pack("<IB", len(body), kind) + body)
        try:
            while data:
                data = data[self._process.stdin.write(data) :]
        except (BrokenPipeError, ValueError) as error:
            raise HostError("The host has ended.") from error

    def _read(self, expected: int | None = None) -> bytearray:
        length, kind = struct.unpack("<IB", self._exactly(5))
        self._kind = kind
        body = self._exactly(length)
        if expected is not None and kind != expected:
            raise HostError(f"The host said a frame of kind {kind}, not {expected}.")
        return body

    def _exactly(self, length: int) -> bytearray:
        body = bytearray(length)
        view = memoryview(body)
        while view:
            count = self._process.stdout.readinto(view)
            if not count:
                raise HostError("The host has ended.")
            view = view[count:]
        return body

    def _answer(self) -> Any:
        body = self._read()
        if self._kind == BATCH_FRAME:
            return self._batch(body)
        if self._kind == SEAT_FRAME:
            split = self.size * 4
            return np.frombuffer(body[:split], dtype="<f4"), np.frombuffer(body[split:], dtype=np.int8)
        answer = json.loads(body)
        if isinstance(answer, dict) and "error" in answer:
            raise HostError(answer["error"])
        return answer

    def _batch(self, body: bytearray) -> Batch:
        at = 0

        def part(dtype: str, *shape: int) -> np.ndarray:
            nonlocal at
            count = int(np.prod(shape))
            array = np.frombuffer(body, dtype=dtype, count=count, offset=at).reshape(shape)
            at += array.nbytes
            return array

        count, seats = self.count, self.seats
        return Batch(
            observations=part("<f4", count, self.size),
            rewards=part("<f4", count, seats),
            agents=part("<i4", count),
            masks=part("i1", count, self.actions),
            states=part("u1", count, seats),
        )
