// The facts about a build for deploy/Caddyfile: the headers of its pages and the paths to forward.
import { buildHeaders, getCacheControl, pagesWithHeaders, readFacts } from './headers.mjs'

const quoted = (text) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
const block = (matcher, headers) =>
  [
    `\theader ${matcher}{`,
    ...Object.entries(headers).map(([name, value]) => `\t\t${name} ${quoted(value)}`),
    '\t}',
  ].join('\n')

/** @param {string} dist the folder of a build @param {boolean} mock whether the build answers its own calls */
export function formatCaddyfile(dist, mock) {
  const { handedOn, reports } = readFacts()
  const { 'cache-control': kept, ...everywhere } = buildHeaders('/brand/any.svg', null)
  const paths = handedOn.map((start) => `${start}*`).join(' ')
  const pages = pagesWithHeaders(dist).map(({ name, headers }, at) => {
    const own = Object.entries(headers).filter(([key]) => !(key in everywhere))
    return `\t@page${at} path ${name}\n${block(`@page${at} `, Object.fromEntries(own))}`
  })
  return [
    '# Written by the build; deploy/Caddyfile imports it.',
    '(portal_backend) {',
    `\t@backend {\n\t\tpath ${paths}${mock ? '\n\t\tnot file' : ''}\n\t}`,
    mock
      ? '\thandle @backend {\n\t\terror 404\n\t}'
      : '\thandle @backend {\n\t\treverse_proxy {$BACKEND}\n\t}',
    `\t@report {\n\t\tmethod POST\n\t\tpath ${reports}\n\t}`,
    '\thandle @report {\n\t\trespond 204\n\t}',
    '}',
    '(portal_everywhere) {',
    block('', everywhere),
    '}',
    '(portal_headers) {',
    `\theader cache-control ${quoted(kept)}`,
    `\theader /assets/* cache-control ${quoted(getCacheControl('/assets/x.js'))}`,
    `\theader *ServiceWorker.js cache-control ${quoted(getCacheControl('/xServiceWorker.js'))}`,
    ...pages,
    '}',
    '',
  ].join('\n')
}
