// The page of the reference: the list of contents, and the library with one page of the contract.
import { drawContents, readPlace, search } from './contents.js'
import { wireForms } from './forms.js'
import { keepLabelled } from './labels.js'
import { samples } from './samples.js'
import { backendAddress, incoming, onSession, outgoing } from './session.js'

const { files } = document.body.dataset
const find = (id) => document.getElementById(id)
const load = async (name) => (await fetch(`${files}${name}.json`)).json()

let entries = []
let shown = null
let ui = null
let token = null
let isAuthorized = false

function authorize() {
  if (token) ui?.preauthorizeApiKey('sessionToken', token)
  else if (isAuthorized) ui?.authActions.logout(['sessionToken'])
  isAuthorized = token !== null
}

function draw() {
  const text = find('search').value
  const found = search(entries, text)
  const isSearch = text.trim() !== ''
  drawContents(find('contents'), found, { current: shown, isSearch })
  const count = found.flatMap(({ operations }) => operations).length
  find('found').textContent = isSearch ? `${count} found` : ''
}

/** Shows one page; resolves when its operations are rendered. */
async function showPage(name) {
  const spec = { ...(await load(name)), servers: [{ url: backendAddress() }] }
  const place = document.createElement('div')
  find('reference').replaceChildren(place)
  shown = name
  isAuthorized = false
  await new Promise((onComplete) => {
    ui = globalThis.SwaggerUIBundle({
      ...{ domNode: place, spec, onComplete, validatorUrl: null, deepLinking: false },
      ...{ docExpansion: 'list', defaultModelsExpandDepth: 0, displayOperationId: true },
      ...{ tryItOutEnabled: true, displayRequestDuration: true, persistAuthorization: false },
      // The default theme has too little contrast for numbers.
      syntaxHighlight: { theme: 'obsidian' },
      ...{ requestInterceptor: outgoing, responseInterceptor: incoming, plugins: [samples] },
    })
  })
  authorize()
}

/** Resolves with the element once it is rendered. */
const appeared = (id) =>
  new Promise((resolve) => {
    const look = () => {
      const found = find(id)
      if (!found) return
      changes.disconnect()
      resolve(found)
    }
    const changes = new MutationObserver(look)
    changes.observe(find('reference'), { childList: true, subtree: true })
    look()
  })

async function follow() {
  if (entries.length === 0) return
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
  const drawn = await appeared(`operations-${operation.tag}-${operation.id}`)
  drawn.scrollIntoView()
}

// Before anything is loaded: a form without its listener would reload the page when it is sent.
wireForms(async () => {
  shown = null
  await follow()
})
keepLabelled(find('reference'))
onSession((session) => {
  token = session.token
  authorize()
})
entries = await load('entries')
find('search').addEventListener('input', draw)
addEventListener('hashchange', follow)
await follow()
