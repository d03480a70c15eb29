// `npm run dev:live -- --fake wallet` sends each call to the fake or the real backend.
import { expect, test } from 'vitest'
import { listWarnings, mixedProxy, readTags } from '#scripts/contract/mixed.mjs'

const parts = {
  handedOn: ['/wps/', '/lgw/'],
  backend: 'https://live.example',
  mock: 'http://127.0.0.1:4010',
  token: 'visitor',
}

/** The backend that answers an address: as in Vite, the first entry that matches. */
const answersBy = (fake: string[], url: string) =>
  Object.entries(mixedProxy({ ...parts, fake })).find(([path]) =>
    path.startsWith('^') ? new RegExp(path).test(url) : url.startsWith(path),
  )?.[1].target

test('a fake tag is answered by the fake backend, everything else by the live one', () => {
  const fake = ['wallet']
  expect(answersBy(fake, '/wps/v2/wallets/balance')).toBe(parts.mock)
  expect(answersBy(fake, '/wps/v2/wallets/balance?a=1')).toBe(parts.mock)
  expect(answersBy(fake, '/wps/v2/wallets/balance/more')).toBe(parts.backend)
  expect(answersBy(fake, '/wps/member/info')).toBe(parts.backend)
  expect(answersBy(fake, '/wps/socket?token=x')).toBe(parts.backend)
  expect(answersBy(['socket'], '/wps/socket?token=x')).toBe(parts.mock)
})

test('an unknown tag is refused with the list of tags', () => {
  expect(readTags('wallet,agent')).toEqual(['wallet', 'agent'])
  expect(() => readTags('wallets')).toThrow(/no tag "wallets": choose from system, session/)
})

test('operations that cannot work are reported at the start', () => {
  expect(listWarnings(['rewards'])).toEqual([])
  expect(listWarnings(['session'])).toEqual([expect.stringContaining('fake system too')])
  expect(listWarnings(['system'])).toEqual([expect.stringContaining('key of the fake one')])
})
