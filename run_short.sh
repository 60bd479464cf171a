.venv/bin/mypy > /tmp/jd/mypy.log 2>&1
.venv/bin/lint-imports --no-cache --no-logo > /tmp/jd/lint.log 2>&1
.venv/bin/python -m pytest -q -n 0 tests/bots/test_winning.py tests/bots/test_blunders.py tests/bots/test_judgement.py tests/learning tests/bots/test_levels.py tests/cli/test_train.py tests/i18n > /tmp/jd/t1.log 2>&1
