interface Where {
  /** The prefix of the file names: `docs/` or nothing. */
  readonly files: string
  /** The address of the fake backend; empty for the server of the page. */
  readonly backend: string
}

const sessionForm = `<form id="session">
<p><label for="name">Session</label>
<select id="name"></select></p>
<p><label for="scenario">Scenarios (join with +)</label>
<input id="scenario" list="scenarios" autocomplete="off" spellcheck="false" required>
<datalist id="scenarios"></datalist></p>
<p><button>Start this world</button></p>
</form>`

const backendForm = ({ backend }: Where) =>
  backend === ''
    ? ''
    : `<form id="backend">
<p><label for="address">Fake backend URL</label>
<input id="address" type="url" required value="${backend}"></p>
<p><label for="token">Token (if required)</label>
<input id="token" type="password" autocomplete="off"></p>
<p><button>Connect</button></p>
</form>`

/** The page of the reference. Everything that it loads is served next to it. */
export const referencePage = (where: Where) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>API reference</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${where.files}reference.css">
</head>
<body data-files="${where.files}" data-backend="${where.backend}">
<a class="skip" href="#reference">Skip to operations</a>
<header>
<h1>API reference</h1>
${backendForm(where)}
${sessionForm}
<p id="status" role="status"></p>
</header>
<nav aria-label="Contents">
<p><label for="search">Search by name, path, error, screen, role or schema</label>
<input id="search" type="search" autocomplete="off"></p>
<p id="found" role="status"></p>
<div id="contents"></div>
</nav>
<div id="reference" tabindex="-1"></div>
<script src="${where.files}swagger-ui-bundle.js"></script>
<script type="module" src="${where.files}main.js"></script>
</body>
</html>
`
