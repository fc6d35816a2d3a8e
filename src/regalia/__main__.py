"""`python -m regalia` is `regalia`."""

import sys

from regalia.cli import main

sys.exit(main())
