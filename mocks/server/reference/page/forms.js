// The forms above the reference: fake backend, session, world.
import { begin, connect, control, join, onSession, startFresh } from './session.js'

const find = (id) => document.getElementById(id)

const sentenceOf = ({ name, scenario, begun, token }) => {
  const who = token ? 'logged in' : 'as a guest'
  return begun
    ? `Requests go to session ${name} (${scenario}), ${who}.`
    : `Requests go to your own session, ${name}. It starts as ${scenario} with the first request.`
}

/** Runs an action and shows its error. */
async function tell(work) {
  try {
    await work()
  } catch (error) {
    find('status').textContent =
      error instanceof TypeError
        ? 'Cannot reach the fake backend. Start it with `npm run mock`, or enter its URL.'
        : error.message
  }
}

const option = (value, label) => new Option(label, value)

/** The sessions to choose from: this page's first, then those in memory, then a new one. */
async function offerSessions({ name, begun, scenario }) {
  const others = (await control('sessions')).filter((one) => one.name !== name)
  find('name').replaceChildren(
    option(name, begun ? `${name} (${scenario})` : `${name} (new)`),
    ...others.map((one) => option(one.name, `${one.name} (${one.scenario})`)),
    option('', 'New session'),
  )
}

async function offerScenarios() {
  const scenarios = await control('scenarios')
  find('scenarios').replaceChildren(
    ...scenarios.map(({ name, description }) => option(name, description)),
  )
}

/** @param onBackend runs when another backend has been chosen */
export function wireForms(onBackend) {
  onSession((session) => {
    find('scenario').value = session.scenario
    find('status').textContent = sentenceOf(session)
    void tell(() => offerSessions(session))
  })
  find('name').addEventListener('change', ({ target: { value } }) => {
    if (value === '') startFresh()
    else void tell(() => join(value))
  })
  find('session').addEventListener('submit', (event) => {
    event.preventDefault()
    void tell(() => begin(find('name').value, find('scenario').value))
  })
  find('backend')?.addEventListener('submit', (event) => {
    event.preventDefault()
    connect(find('address').value, find('token').value)
    void tell(offerScenarios)
    void onBackend()
  })
  void tell(offerScenarios)
}
