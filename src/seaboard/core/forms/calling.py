"""How rules call each other inside a module: arguments in, the result out, as in C. Numba's own way hands every rule a
place for its result and one for an error, clears both, and asks after each call whether it failed. Rules raise nothing,
so there is no error to hand back; and what comes back in a register needs no place, which makes Oh Crab! a fifth faster
and its code smaller."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import cgutils
from numba.core.callconv import RETCODE_OK, CPUCallConv, Status
from numba.core.cpu import CPUContext
from numba.core.registry import cpu_target

NEVER_WRITTEN = "arg.box"
NUMBAS_OWN = "_ZN5numba"


class _Calling(CPUCallConv):  # type: ignore[misc]
    """Results are returned."""

    def get_function_type(self, restype: Any, argtypes: Any) -> Any:
        """A function that gives its result."""
        takes = list(self._get_arg_packer(argtypes).argument_types)
        return ir.FunctionType(self.get_return_type(restype).pointee, takes)

    def decorate_function(self, fn: Any, args: Any, fe_argtypes: Any, noalias: bool = False) -> None:
        """Name the arguments; nobody ever writes to a box."""
        names = [f"arg.{name}" for name in args]
        self._get_arg_packer(fe_argtypes).assign_names(fn.args, names)
        for argument in fn.args:
            if argument.name == NEVER_WRITTEN and isinstance(argument.type, ir.PointerType):
                argument.add_attribute("noalias")

    def get_arguments(self, func: Any) -> Any:
        """All are the rule's."""
        return func.args

    def call_function(self, builder: Any, callee: Any, resty: Any, argtys: Any, args: Any, attrs: Any = None) -> Any:
        """Call a rule; it never fails."""
        if callee.name.startswith(NUMBAS_OWN):
            return super().call_function(builder, callee, resty, argtys, args, attrs)
        handed = self._get_arg_packer(argtys).as_arguments(builder, args)
        given = builder.call(callee, list(handed), attrs=tuple(attrs or ()))
        yes, no = cgutils.true_bit, cgutils.false_bit
        status = Status(RETCODE_OK, yes, no, no, no, no, no, None)
        return status, self.context.get_returned_value(builder, resty, given)

    def return_value(self, builder: Any, retval: Any) -> None:
        """Give the result."""
        builder.ret(retval)

    def return_status_propagate(self, builder: Any, status: Any) -> None:
        """Nobody comes here, as no call fails."""
        builder.unreachable()

    def return_user_exc(self, builder: Any, *what: Any, **more: Any) -> None:
        """What is impossible by the rules: give nothing."""
        builder.ret(cgutils.get_null_value(builder.function.function_type.return_type))


class DirectCalls(CPUContext):  # type: ignore[misc]
    """Numba's idea of a processor, with rules that return what they give."""

    @property
    def call_conv(self) -> Any:
        """How functions are called."""
        return _Calling(self)

    def declare_function(self, module: Any, fndesc: Any) -> Any:
        """A function that is called. Those of Numba's own, such as `max`, are compiled in its own way."""
        if fndesc.mangled_name.startswith(NUMBAS_OWN):
            return CPUContext.declare_function(cpu_target.target_context, module, fndesc)
        return super().declare_function(module, fndesc)
