import { getResponse, http, RequestHandler } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { combineHandlers } from '#mocks/handlers/routes.ts'

const text = (words: string) => () => new Response(words)
const one = http.get('*/wps/games/:id', text('one game'))
const add = http.post('*/wps/games', text('added'))
const code = http.get(/\/assets\/login-\w+\.js$/, text('code'))
const rest = http.all('*/wps/*', text('no such call'))
const handlers = [one, add, code, rest]

async function asked(method: string, path: string) {
  const parse = handlers.map((handler) => vi.spyOn(handler, 'parse'))
  const request = new Request(`http://localhost${path}`, { method })
  const ofCalls = combineHandlers(handlers).filter((handler) => handler instanceof RequestHandler)
  const response = await getResponse(ofCalls, request)
  const names = ['one', 'add', 'code', 'rest'].filter(
    (_, n) => (parse[n]?.mock.calls.length ?? 0) > 0,
  )
  vi.restoreAllMocks()
  return { answer: await response?.text(), names }
}

describe('routing of operations', () => {
  test('only possible handlers are asked, in order, up to the first that answers', async () => {
    expect(await asked('GET', '/wps/games/7')).toEqual({
      answer: 'one game',
      names: ['one'],
    })
    expect(await asked('POST', '/wps/games')).toEqual({ answer: 'added', names: ['add'] })
    expect(await asked('DELETE', '/wps/games/7')).toEqual({
      answer: 'no such call',
      names: ['rest'],
    })
  })

  test('also below another base path', async () => {
    expect(await asked('GET', '/site/wps/games/7?color=red')).toMatchObject({ answer: 'one game' })
  })

  test('a pattern without a fixed part is always asked, and an unanswered call goes on', async () => {
    expect(await asked('GET', '/assets/login-a1b2.js')).toEqual({ answer: 'code', names: ['code'] })
    expect(await asked('GET', '/assets/other.js')).toEqual({ answer: undefined, names: ['code'] })
  })
})
