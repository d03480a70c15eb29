import { sealBody } from './seal.ts'

/** The world of the parity test: the same link for Node, Chromium and HTTP. */
export const PARITY_LINK = '?scenario=member&seed=7&clock=2026-11-20T09:00:00Z'

/** One call, ready for fetch, as plain data. */
export interface PreparedCall {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

interface Outline {
  readonly session?: true
  readonly sealed?: true
  readonly body?: unknown
}

const GAME = 10023
const PLAY = 'play-00000001'

/** Thirty calls and a few more: reads, writes, refusals, an encrypted log-in, a game played to its end. */
const outlines: readonly (readonly [string, Outline?])[] = [
  ['GET /wps/system/settings/consolidated'],
  ['GET /wps/system/status'],
  ['GET /wps/system/whitelabel'],
  ['GET /wps/system/domainRoute'],
  ['GET /wps/system/setting/register'],
  ['GET /wps/system/helpCenter?version=2&lang=BN&device=WEB'],
  ['GET /wps/system/country'],
  ['GET /wps/captcha'],
  ['GET /lgw/games/game_menus?platform=html5-desktop'],
  ['GET /wps/relay/gameVendor'],
  [
    'GET /wps/relay/gameList?clientType=3&platform=html5-desktop&merchant=suborno&gameType=RNG&pageNo=1&pageSize=20&language=BN',
  ],
  ['GET /wps/relay/gameList?pageNo=zero'],
  ['GET /wps/relay/hotGames?merchantCode=suborno&isPlatform=2&platform=html5-desktop&language=EN'],
  ['GET /wps/relay/winnerBoard?gameCategory=ALL&language=BN&limitNum=20'],
  ['GET /wps/relay/jackpot'],
  ['GET /wps/relay/announcements?types=B,PL,PU,PR&platform=W&execution=B&language=BN'],
  ['GET /wps/relay/promotions'],
  ['GET /wps/member/info'],
  ['GET /wps/member/info', { session: true }],
  ['GET /wps/member/info/icon', { session: true }],
  ['GET /wps/v2/wallets/balance', { session: true }],
  ['GET /wps/relay/merchantWallet', { session: true }],
  ['GET /wps/v2/messages/unread', { session: true }],
  ['GET /wps/relay/recentGames?page=1&pageSize=20&language=BN&clientType=3', { session: true }],
  ['GET /wps/relay/favoriteGameIds', { session: true }],
  [`DELETE /wps/relay/favoriteGame?nodeId=${GAME}`, { session: true }],
  ['PUT /wps/member/language', { session: true, body: { language: 'EN' } }],
  ['PUT /wps/member/language', { session: true, body: { language: 5 } }],
  [`GET /wps/relay/trialLaunch?nodeId=${GAME}&language=BN`],
  [`GET /wps/game/session?sessionId=${PLAY}`],
  ['POST /lgw/demo/round', { body: { sessionId: PLAY, roundId: 'round-0001', stake: '10.00' } }],
  ['POST /lgw/demo/round', { body: { sessionId: PLAY, roundId: 'round-0001', stake: '10.00' } }],
  [`DELETE /wps/game/session?sessionId=${PLAY}`],
  [
    'POST /wps/session/login',
    { sealed: true, body: { username: 'salma', password: 'gold1234', type: 'username' } },
  ],
  [
    'POST /wps/session/login',
    { sealed: true, body: { username: 'rahim', password: 'wrong-one', type: 'username' } },
  ],
  ['GET /wps/no/such/call'],
  ['GET /cdn-a/games/10023.svg'],
  ['DELETE /wps/session/logout', { session: true }],
]

/** All calls for a world's visitor at its time (epoch ms), to be made one after the other. */
export function preparedCalls(token: string, now: number): Promise<PreparedCall[]> {
  return Promise.all(
    outlines.map(async ([call, { session, sealed, body } = {}]) => {
      const [method = 'GET', path = '/'] = call.split(' ')
      const sent = sealed ? await sealBody(body, now) : body
      return {
        method,
        path,
        headers: {
          'accept-language': 'BN',
          'x-merchant': 'suborno',
          ...(session && { 'x-session-token': token }),
          ...(sent !== undefined && { 'content-type': 'application/json' }),
        },
        ...(sent !== undefined && { body: JSON.stringify(sent) }),
      }
    }),
  )
}

/** What is compared: status, the headers of the contract, and every byte of the body. */
export async function printOf(response: Response): Promise<string> {
  const { headers } = response
  const shown = ['content-type', 'x-trace-id', 'retry-after'].map(
    (name) => headers.get(name) ?? '-',
  )
  return `${response.status} ${shown.join(' ')} ${await response.text()}`
}
