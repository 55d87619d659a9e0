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


def keep_only(module: llvm.ModuleRef, names: set[str]) -> None:
    """Let nothing be seen from outside but these."""
    for thing in (*module.functions, *module.global_variables):
        if not thing.is_declaration:
            thing.linkage = "external" if thing.name in names else "internal"


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


def read_for(bitcode: bytes, machine: llvm.TargetMachine) -> llvm.ModuleRef:
    """A module as one for this machine: records are addressed by bytes, so it fits."""
    module = llvm.parse_bitcode(bitcode)
    module.triple = machine.triple
    module.data_layout = str(machine.target_data)
    return module


def emit(module: bytes, machine: llvm.TargetMachine) -> bytes:
    """Machine code of a module, as an object file."""
    code: bytes = machine.emit_object(read_for(module, machine))
    return code
