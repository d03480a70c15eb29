// @vitest-environment jsdom
import { zodResolver } from '@hookform/resolvers/zod'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { config, z } from 'zod/mini'
import { loadTexts, startI18n } from '#i18n/i18n.ts'
import { findLanguage } from '#i18n/languages.ts'
import { fieldRule } from '#patterns/forms/field-rules.ts'
import { FormErrors } from '#patterns/forms/form-errors.tsx'
import { PasswordPart } from '#patterns/forms/password-part.tsx'
import { ruleSchema } from '#patterns/forms/rule-schema.ts'
import { useErrorFocus } from '#patterns/forms/use-error-focus.ts'
import { useFieldErrorText } from '#patterns/forms/use-field-error-text.ts'
import { TextField } from '#ui/text-field/text-field.tsx'
import '#tests/house/test-timeout.ts'

const rule = (name: Parameters<typeof fieldRule>[0], patternId: string) =>
  fieldRule(name, { enabled: true, required: true, patternId, minLength: 6, maxLength: 12 })

const RULES = {
  email: rule('email', 'P4'),
  line: rule('line', 'P10'),
  whatsapp: rule('whatsapp', 'P10'),
  wechat: rule('wechat', 'P10'),
  password: rule('password', 'P6'),
} as const
const TEXTS = ['email', 'line', 'whatsapp', 'wechat'] as const
type Name = keyof typeof RULES

function Sample({ names }: { names: readonly Name[] }) {
  const words = useFieldErrorText()
  const [late, setLate] = useState(false)
  const { register, handleSubmit, control, formState } = useForm<Record<Name, string>>({
    resolver: zodResolver(
      z.object({
        email: ruleSchema(RULES.email),
        line: ruleSchema(RULES.line),
        whatsapp: ruleSchema(RULES.whatsapp),
        wechat: ruleSchema(RULES.wechat),
        password: ruleSchema(RULES.password),
      }),
    ),
    shouldFocusError: false,
    defaultValues: { email: '', line: 'lineline', whatsapp: 'w-a-6-7', wechat: '', password: '' },
  })
  const { errors, submitCount } = formState
  const form = useErrorFocus(submitCount, late)
  const message = (name: Name) => words(errors[name])
  return (
    <form ref={form} noValidate onSubmit={handleSubmit(() => undefined)}>
      <FormErrors
        tries={submitCount}
        fields={names.map((name) => ({ id: name, label: name, message: message(name) }))}
      />
      {/* It is inserted before the field that was there first. */}
      {late ? (
        <TextField id="email" label="email" error={message('email')} {...register('email')} />
      ) : null}
      {TEXTS.filter((name) => name !== 'email').map((name) => (
        <TextField key={name} id={name} label={name} error={message(name)} {...register(name)} />
      ))}
      <PasswordPart
        id="password"
        label="New password"
        error={message('password')}
        choose={{ rule: RULES.password, value: useWatch({ control, name: 'password' }) }}
        {...register('password')}
      />
      <button type="button" onClick={() => setLate(true)}>
        More
      </button>
      <button type="submit">Send</button>
    </form>
  )
}

const ALL: readonly Name[] = [...TEXTS, 'password']
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

beforeAll(async () => {
  // jsdom has no layout to scroll in.
  Element.prototype.scrollIntoView = () => undefined
  await startI18n(findLanguage('EN') ?? undefined)
  await loadTexts('forms')
})
afterEach(cleanup)

describe('after an invalid submit', () => {
  test('the first invalid field on the screen gets the focus, each time', async () => {
    render(<Sample names={ALL} />)
    await press('Send')
    await waitFor(() => expect(document.activeElement).toBe(field('wechat')))
    await press('More')
    await press('Send')
    await waitFor(() => expect(document.activeElement).toBe(field('email')))
    await userEvent.type(field('email'), 'a@b.co')
    await userEvent.type(field('wechat'), 'wechat')
    await press('Send')
    await waitFor(() => expect(document.activeElement).toBe(field('New password')))
  })

  test('a long form lists its errors, each with a link to its field', async () => {
    render(<Sample names={ALL} />)
    expect(screen.queryByRole('heading')).toBeNull()
    await press('Send')
    await screen.findByRole('heading', { name: 'Check these fields' })
    const links = screen.getAllByRole('link').map((link) => link.textContent)
    expect(links).toEqual([
      'email: Input cannot be empty',
      'wechat: Input cannot be empty',
      'password: Enter your password',
    ])
    await userEvent.click(screen.getByRole('link', { name: /^password/ }))
    await waitFor(() => expect(document.activeElement).toBe(field('New password')))
    await userEvent.type(field('wechat'), 'wechat')
    await waitFor(() => expect(screen.queryByRole('link', { name: /^wechat/ })).toBeNull())
  })

  test('a form of four fields has no such list', async () => {
    render(<Sample names={TEXTS} />)
    await press('Send')
    await waitFor(() => expect(document.activeElement).toBe(field('wechat')))
    expect(screen.queryByRole('heading')).toBeNull()
  })
})

test('no form compiles code, which the content security policy forbids', () =>
  expect(config().jitless).toBe(true))

describe('VAL-32 VAL-54 a new password', () => {
  test('its rule is shown in advance, and the meter never shows a refused password as good', async () => {
    render(<Sample names={ALL} />)
    expect(
      screen.getByText('Enter 6 to 12 letters and digits, with at least one of each'),
    ).toBeTruthy()
    const strength = () => document.querySelector('[data-score]')?.textContent
    expect(strength()).toBe('Nothing typed yet')
    for (const [typed, word] of [
      ['Pm20', 'Weak'],
      ['PadmaMeghna!', 'Weak'],
      ['PadmaMeghna20262026', 'Weak'],
      ['padma26', 'Fair'],
      ['Padma26', 'Good'],
      ['PadmaMeg2026', 'Strong'],
    ] as const) {
      await userEvent.clear(field('New password'))
      await userEvent.type(field('New password'), typed)
      expect([typed, strength()]).toEqual([typed, word])
    }
  })
})
