// Mistakes that no single answer shows, planted into the fake backend; `--self-test` of `npm run contract -- fuzz` must
// find them.
import { fuzz } from './run.mjs'

/** Changes the incoming requests or the outgoing answers of one path. */
function onTheWay(world, path, { request = (one) => one, answer = (one) => one }) {
  const { handle } = world
  const change = async (sent) => {
    if (new URL(sent.url).pathname !== path) return handle(sent)
    const response = await handle(await request(sent))
    return answer(response)
  }
  Object.assign(world, { handle: change })
}

/** Gives every request its own key, so that the backend does not recognise a repeated write. */
function withoutKeys(path) {
  return (world) => {
    let n = 0
    const request = async (sent) => {
      if (sent.method === 'GET') return sent
      const body = await sent.json().catch(() => ({}))
      n += 1
      const requestId = `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
      const { url, method, headers } = sent
      const text = JSON.stringify('requestId' in Object(body) ? { ...body, requestId } : body)
      return new Request(url, { method, headers, body: text })
    }
    onTheWay(world, path, { request })
  }
}

/** Skips the check of who owns a row. */
const ofAnybody =
  (table, verb) =>
  ({ db }) => {
    const rows = db[table]
    const ask = rows[verb]
    const without = (match) => {
      if (typeof match !== 'object') return match
      const { memberId: _, ...others } = match
      return others
    }
    Object.assign(rows, { [verb]: (match, ...more) => ask(without(match), ...more) })
  }

/** Cuts a list into pages differently; `change` receives the rows and the page number. */
function pagesOf(path, change) {
  return (world) => {
    let page = 1
    const request = (sent) => {
      page = Number(new URL(sent.url).searchParams.get('pageNo'))
      return sent
    }
    const answer = async (response) => {
      const body = await response.json()
      if (body.success) body.value.list = change(body.value.list, page)
      return Response.json(body, { status: response.status, headers: response.headers })
    }
    onTheWay(world, path, { request, answer })
  }
}

/**
 * The mistakes: their names, the calls that show them, and how to plant them.
 * @type {{ name: string, only: string[], scenarios?: string[], finds: RegExp, plant: (world:
 * import('#mocks/world/world-types.ts').World) => void }[]}
 */
export const MISTAKES = [
  {
    name: 'a deposit is ordered twice under one key',
    only: ['getDepositMethods', 'createDeposit'],
    finds: /createDeposit is (done twice|answered otherwise)/,
    plant: withoutKeys('/wps/transaction/deposit'),
  },
  {
    name: 'money is given to the upline twice under one key',
    only: ['transferUpline'],
    finds: /transferUpline is (done twice|answered otherwise)/,
    plant: ({ db }) => {
      const { find } = db.uplineTransfers
      const forget = (match) => ('requestId' in match ? undefined : find(match))
      Object.assign(db.uplineTransfers, { find: forget })
    },
  },
  {
    name: 'one key turns the wheel twice',
    only: ['spinWheel'],
    finds: /spinWheel is (done twice|answered otherwise|refused the second time)/,
    plant: withoutKeys('/wps/relay/wheel'),
  },
  {
    name: "somebody else's messages are in an answer",
    only: ['getMessages'],
    finds: /getMessages tells of somebody else's messages/,
    plant: ofAnybody('messages', 'list'),
  },
  {
    name: "somebody else's accounts are in an answer",
    only: ['getPayoutAccounts'],
    finds: /getPayoutAccounts tells of somebody else's payoutAccounts/,
    plant: ofAnybody('payoutAccounts', 'list'),
  },
  {
    name: "somebody else's message is deleted",
    only: ['getMessages', 'deleteMessage'],
    finds: /deleteMessage takes somebody else's messages/,
    plant: ofAnybody('messages', 'update'),
  },
  {
    name: 'a page begins with the last row of the one before',
    only: ['getMessages'],
    finds: /getMessages (repeats a row|has \d+ rows)/,
    plant: (world) => {
      let last
      pagesOf('/wps/v2/messages', (list, page) => {
        const shown = page > 1 && last ? [last, ...list.slice(1)] : list
        last = list.at(-1)
        return shown
      })(world)
    },
  },
  {
    name: 'a page leaves out its last row',
    only: ['getWinners'],
    finds: /getWinners has \d+ rows/,
    plant: pagesOf('/wps/relay/winners', (list, page) => (page > 1 ? list.slice(0, -1) : list)),
  },
]

/** The finding of a run for a planted mistake; null if it is missed. */
export async function foundBy({ only, finds, plant, scenarios = ['member'] }) {
  const planted = { only, prepare: plant, shrink: false, scenarios }
  const { problem } = await fuzz({ ...planted, seed: 7, calls: 300 })
  const text = problem && `${problem.id} ${problem.problem}`
  return text && finds.test(text) ? text : null
}
