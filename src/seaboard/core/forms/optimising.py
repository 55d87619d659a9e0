"""Optimises a game's module as one piece, and makes machine code of it."""

from __future__ import annotations

import llvmlite.binding as llvm

from seaboard.core.forms.doors import write_doors


def optimise_for_processors(plain: bytes, state_size: int) -> bytes:
    """A module with doors for Python, optimised for processors of 64 bits in general: emitting it takes a second."""
    module = llvm.parse_bitcode(plain)
    module.link_in(llvm.parse_assembly(write_doors(state_size)))
    optimise(module, plain_machine())
    bitcode: bytes = module.as_bitcode()
    return bitcode


def optimise(module: llvm.ModuleRef, machine: llvm.TargetMachine, level: int = 2) -> None:
    """Optimise as one module. Lists are too short for vectors to be worth their code."""
    tuning = llvm.create_pipeline_tuning_options(level)
    tuning.loop_vectorization = tuning.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)


def plain_machine() -> llvm.TargetMachine:
    """A machine of this kind without anything special, so that what is optimised for it fits others of 64 bits."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_default_triple().create_target_machine(opt=2)


def emit(module: bytes, machine: llvm.TargetMachine) -> bytes:
    """Machine code of a module, as an object file."""
    parsed = llvm.parse_bitcode(module)
    parsed.triple = machine.triple
    parsed.data_layout = str(machine.target_data)
    code: bytes = machine.emit_object(parsed)
    return code
