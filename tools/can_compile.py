"""Exit with 0 if a C extension for this Python can be built here, else with 1 and the reason.

Finding a compiler is not enough: Python's headers are often a package of their own.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from setuptools import Distribution, Extension
from setuptools.errors import BaseError, CCompilerError


def why_not() -> str:
    """What stands in the way of a C extension, or nothing."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n", encoding="utf-8")
        # The same road that the build takes, so the same compiler and the same flags.
        probe = Distribution({"ext_modules": [Extension("probe", [str(source)])]})
        command = probe.get_command_obj("build_ext")
        command.build_lib = command.build_temp = folder
        command.inplace = False
        try:
            probe.run_command("build_ext")
        except (BaseError, CCompilerError, OSError) as error:
            return str(error)
    return ""


if __name__ == "__main__":
    reason = why_not()
    if reason:
        print(reason, file=sys.stderr)
    sys.exit(1 if reason else 0)
