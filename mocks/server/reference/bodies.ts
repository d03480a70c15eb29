import type { Answer, Example, Operation } from './document.ts'

const CLEAR = 'application/vnd.portal.clear+json'

/** Request bodies that work in the fake backend unchanged, in addition to the contract's examples. */
const SAMPLES: Readonly<Record<string, Example>> = {
  login: {
    summary: 'Rahim of the fake backend',
    value: {
      username: 'rahim',
      password: 'gold1234',
      type: 'username',
      rememberMe: false,
      side: 'player',
    },
  },
}

/** The initial body of *Try it*: the unencrypted one of an encrypted call, and a sample that works. */
export function bodyOf({ operationId }: Operation, requestBody: Answer): Answer {
  const { content } = requestBody
  const clear = content?.[CLEAR]
  if (!content || !clear) return requestBody
  const sample = SAMPLES[operationId]
  const examples = { ...(sample && { sample }), ...clear.examples }
  return { ...requestBody, content: { [CLEAR]: { ...clear, examples }, ...withoutClear(content) } }
}

const withoutClear = ({ [CLEAR]: _, ...content }: NonNullable<Answer['content']>) => content
