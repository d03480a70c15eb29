import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const labelOf = (language: string, file: string): string =>
  JSON.parse(readFileSync(`locales/${language}/${file}.json`, 'utf8')).safer.label

test.each(['EN', 'BN'])(
  '%s: the note on playing safely is not called as the strip below it',
  (one) => {
    for (const page of ['rewards', 'promotions'])
      expect(labelOf(one, page)).not.toBe(labelOf(one, 'shell'))
  },
)
