// @vitest-environment jsdom
import { configure, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { sendPasswordEmail } from '#api/member/register.ts'
import { formProps } from '#patterns/forms/form-props.ts'
import { closePortal, fillIn, openPortal } from '#tests/harness/portal.tsx'
import { TEST_TIMEOUT_MS } from '#tests/house/test-timeout.ts'
import { Button } from '#ui/button/button.tsx'
import { type FormUnderTest, tryForm, typicalFault } from './matrix.tsx'

interface Flaws {
  /** Sends again while a call is pending. */
  twice?: boolean
  /** Treats a held key as many presses. */
  held?: boolean
  /** Clears its field. */
  forgets?: boolean
  /** Shows no error. */
  silent?: boolean
  /** Leaves its button busy. */
  stuck?: boolean
}

/** A minimal form with one of the flaws. */
function Sample({ flaws }: { flaws: Flaws }) {
  const [text, setText] = useState('')
  const [message, setMessage] = useState('')
  const [busy, setBusy] = useState(false)
  const shut = useRef(false)
  const send = async () => {
    if (shut.current && !flaws.twice) return
    shut.current = true
    setMessage('')
    setBusy(true)
    await sendPasswordEmail({ username: text, email: 'a@b.co' }).catch(() => undefined)
    shut.current = false
    if (!flaws.stuck) setBusy(false)
    if (!flaws.silent) setMessage('No.')
    if (flaws.forgets) setText('')
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      onKeyDown={flaws.held ? undefined : formProps.onKeyDown}
    >
      <input
        aria-label="Name"
        name="name"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" loading={flaws.twice ? false : busy}>
        Send
      </Button>
      <p role="alert">{message}</p>
    </form>
  )
}

const sample = (flaws: Flaws): FormUnderTest => ({
  name: 'sample',
  calls: 'sendPasswordEmail',
  open: () => openPortal('?scenario=guest&seed=7', '/', { view: <Sample flaws={flaws} /> }),
  fill: async () => fillIn(screen.getByLabelText('Name'), 'rahim'),
  submit: () => screen.getByRole('button', { name: 'Send' }),
})

afterEach(async () => {
  configure({ asyncUtilTimeout: TEST_TIMEOUT_MS })
  await closePortal()
})

test('a form without flaws passes', async () => {
  await tryForm(sample({}), typicalFault)
})

const FLAWS: readonly (keyof Flaws)[] = ['twice', 'held', 'forgets', 'silent', 'stuck']

test.each(FLAWS)('the matrix finds a form with the flaw "%s"', async (flaw) => {
  configure({ asyncUtilTimeout: 300 })
  await expect(tryForm(sample({ [flaw]: true }), typicalFault)).rejects.toThrow()
})
