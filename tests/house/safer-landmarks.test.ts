import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const labelOf = (language: string, file: string): string =>
  JSON.parse(readFileSync(`locales/${language}/${file}.json`, 'utf8')).safer.label

test.each(['EN', 'BN'])(
  '%s: the safer-gambling note and the strip below it have different names',
  (one) => {
    for (const page of ['rewards', 'promotions'])
      expect(labelOf(one, page)).not.toBe(labelOf(one, 'shell'))
  },
)
