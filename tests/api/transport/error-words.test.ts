import { expect, test } from 'vitest'
import { ApiError } from '#api/transport/error.ts'
import { errorKey } from '#api/transport/error-key.ts'
import common from '#locales/EN/common.json'

test.each([
  ['ERR-13', 401, 'session.expired', 'You are not logged in, please login'],
  ['ERR-14', 0, 'network', 'Network link is abnormal, please try again'],
  ['ERR-14', 502, 'bad.gateway', 'Network link is abnormal, please try again'],
  [
    'ERR-15',
    0,
    'timeout',
    'The page took longer time to load, please check your network connectivity',
  ],
  ['ERR-17', 200, 'domain.invalid', 'Invalid URL, please contact customer service'],
  ['ERR-18', 200, 'unknown', 'Unknown error'],
  ['ERR-18', 200, 'nobody.knows.this', 'Unknown error'],
])('%s status %i with the code %s says: %s', (_, status, code, words) => {
  expect(common.error[errorKey(new ApiError({ status, code }))]).toBe(words)
})
