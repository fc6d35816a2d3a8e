"""A plain page where the client was not built: it says how to build it."""

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Regalia</title>
<h1>Regalia</h1>
<p>The pages were not built. In the sources of Regalia <code>make run</code> builds them, and so does
<code>pip install -e .</code></p>
<p>Programs find everything under <a href="/api/openapi.json">/api</a>. In a terminal: <code>regalia play</code>.</p>
</html>
"""
