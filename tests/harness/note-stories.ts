// Records which answers of the contract a file of stories receives, for `npm run contract -- coverage --stories`.
import { afterAll, expect } from 'vitest'
import { commands } from 'vitest/browser'
import { recordAnswers } from './noted-answers.ts'

const end = recordAnswers()

afterAll(async () => {
  const path = expect.getState().testPath ?? ''
  const by = path.slice(path.indexOf('stories/'))
  const folder: string = import.meta.env.CONTRACT_COVERAGE
  await commands.writeFile(`${folder}/${by.replaceAll('/', '_')}.jsonl`, end(by))
})
