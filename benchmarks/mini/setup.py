"""Compile the yardstick as the games are compiled."""

from mypyc.build import mypycify
from setuptools import setup

setup(name="mini", ext_modules=mypycify(["--strict", "saboteur.py"], opt_level="3"))
