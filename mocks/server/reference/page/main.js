// The page of the reference: contents on one side, the library with one page of the contract on the other.
import { drawContents, readPlace, search } from './contents.js'
import { wireForms } from './forms.js'
import { backendAddress, incoming, onSession, outgoing } from './session.js'

const { files } = document.body.dataset
const find = (id) => document.getElementById(id)
const load = async (name) => (await fetch(`${files}${name}.json`)).json()

const entries = await load('entries')
let shown = null
let ui = null
let token = null

function authorize() {
  if (!ui) return
  if (token) ui.preauthorizeApiKey('sessionToken', token)
  else ui.authActions.logout(['sessionToken'])
}

function draw() {
  const text = find('search').value
  const found = search(entries, text)
  const isSearch = text.trim() !== ''
  drawContents(find('contents'), found, { current: shown, isSearch })
  const count = found.flatMap(({ operations }) => operations).length
  find('found').textContent = isSearch ? `${count} found` : ''
}

/** Shows one page; resolves when its operations are there. */
async function showPage(name) {
  const spec = { ...(await load(name)), servers: [{ url: backendAddress() }] }
  const place = document.createElement('div')
  find('reference').replaceChildren(place)
  shown = name
  await new Promise((onComplete) => {
    ui = globalThis.SwaggerUIBundle({
      ...{ domNode: place, spec, onComplete, validatorUrl: null, deepLinking: false },
      ...{ docExpansion: 'list', defaultModelsExpandDepth: 0, displayOperationId: true },
      ...{ tryItOutEnabled: true, displayRequestDuration: true, persistAuthorization: false },
      ...{ requestInterceptor: outgoing, responseInterceptor: incoming },
    })
  })
  authorize()
}

async function follow() {
  const place = readPlace(location.hash)
  const entry = entries.find(({ name }) => name === place?.page) ?? entries[0]
  if (entry.name !== shown) await showPage(entry.name)
  draw()
  const operation = entry.operations.find(({ id }) => id === place?.id)
  if (!operation) {
    scrollTo(0, 0)
    return
  }
  ui.layoutActions.show(['operations', operation.tag, operation.id], true)
  find(`operations-${operation.tag}-${operation.id}`)?.scrollIntoView()
}

find('search').addEventListener('input', draw)
addEventListener('hashchange', follow)
onSession((session) => {
  token = session.token
  authorize()
})
wireForms(async () => {
  shown = null
  await follow()
})
await follow()
