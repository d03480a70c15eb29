import { demoPage } from '#mocks/server/demo-pages.ts'

const scriptsOf = (html: string) =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, one]) => one).join('\n')

/** Shows a page at an address and runs its scripts, as a browser does. */
export function openHtml(html: string, address: string, script = scriptsOf(html)) {
  history.replaceState(null, '', address)
  document.documentElement.innerHTML = html
  delete document.body.dataset.state
  new Function(script)()
}

/** Shows a demo page by its path, without its fonts, which take long to parse. */
export const openDemo = (path: string, search: string) =>
  openHtml((demoPage(path) ?? '').replaceAll(/base64,[\w+/=]+/g, ''), path + search)
