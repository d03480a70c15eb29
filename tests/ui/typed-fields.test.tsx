// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { AmountField } from '#ui/amount-field/amount-field.tsx'
import { CodeField } from '#ui/code-field/code-field.tsx'
import { PasswordField } from '#ui/password-field/password-field.tsx'
import { PhoneField } from '#ui/phone-field/phone-field.tsx'
import { PinField } from '#ui/pin-field/pin-field.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'

afterEach(cleanup)

const nothing = () => undefined
const labels = { clear: 'Clear' }

const NAMES = ['text', 'code', 'rate', 'area', 'secret', 'pin', 'once', 'phone'] as const
type Values = Record<(typeof NAMES)[number], string>

/** Every kind of field, registered with a form where forms have it. */
function Fields({ onRead }: { onRead: (values: Record<string, string>) => void }) {
  const { register, handleSubmit } = useForm<Values>()
  const area = register('area')
  const [search, setSearch] = useState('')
  const [amount, setAmount] = useState('')
  const read = handleSubmit((values) => onRead({ ...values, search, amount }))
  return (
    <form onSubmit={read}>
      <TextField label="text" {...register('text')} />
      <TextField label="code" reads="code" {...register('code')} />
      <TextField label="rate" reads="number" suffix="%" {...register('rate')} />
      <TextArea label="area" name={area.name} onChange={area.onChange} ref={area.ref} />
      <PasswordField
        label="secret"
        showLabel="Show"
        hideLabel="Hide"
        capsLockLabel="Caps"
        {...register('secret')}
      />
      <PinField label="pin" {...register('pin')} />
      <CodeField label="once" sendLabel="Send" onSend={nothing} {...register('once')} />
      <PhoneField label="phone" codeLabel="Country" options={[]} {...register('phone')} />
      <SearchField label="search" value={search} onChange={setSearch} labels={labels} />
      <AmountField label="amount" symbol="৳" value={amount} onValueChange={setAmount} />
      <button type="submit">Read</button>
    </form>
  )
}

async function typed(texts: Readonly<Record<string, string>>) {
  const read = await new Promise<Record<string, string>>((resolve) => {
    render(<Fields onRead={resolve} />)
    for (const [label, value] of Object.entries(texts))
      fireEvent.input(screen.getByLabelText(label), { target: { value } })
    fireEvent.click(screen.getByRole('button', { name: 'Read' }))
  })
  return Object.fromEntries(Object.keys(texts).map((label) => [label, read[label]]))
}

test('what nobody sees in a pasted text reaches no form and no search', async () => {
  const marked = (text: string) => `\u200e\u2066${text}\u00ad\u200b\u2069\ufeff`
  expect(
    await typed({
      text: marked('Rahim\u00a0Uddin'),
      code: marked('rahim\u200d07'),
      rate: marked('1,5\u202f%'),
      area: marked('a\u2011b'),
      secret: marked('Pass\u200b1'),
      pin: marked('123456'),
      once: marked('123456'),
      phone: marked('+880\u00a01712\u2011345678'),
      search: marked('roulette'),
      amount: marked('৳\u00a01,250.50'),
    }),
  ).toEqual({
    text: 'Rahim Uddin',
    code: 'rahim07',
    rate: '1,5',
    area: 'a-b',
    secret: 'Pass1',
    pin: '123456',
    once: '123456',
    phone: '8801712345678',
    search: 'roulette',
    amount: '1,250.50',
  })
})

test('names, messages, searches and passwords keep the joiners of their words and emoji', async () => {
  const words = {
    text: 'রহ্\u200dমান',
    area: 'می\u200cخواهم 👨\u200d👩\u200d👧',
    search: 'র\u200d্যাব',
  }
  expect(await typed({ ...words, secret: 'ক্\u200cষ১' })).toEqual({ ...words, secret: 'ক্\u200cষ১' })
})

test('digits of any script are read in every field that is made of them', async () => {
  expect(
    await typed({
      code: 'BKA৭৮৯XY',
      rate: '٤٫٥٪',
      pin: '๑๒๓๔๕๖',
      phone: '০১৭১২৩৪৫৬৭৮',
      once: '１２３４５６',
    }),
  ).toEqual({ code: 'BKA789XY', rate: '4٫5', pin: '123456', phone: '01712345678', once: '123456' })
})

test('a letter in a phone number and a sign in an amount stay, to be refused in words', async () => {
  expect(await typed({ phone: '1712x345', amount: '-5k' })).toEqual({
    phone: '1712x345',
    amount: '-5k',
  })
})

test('an input method composes undisturbed, and its text is cleaned at the end', async () => {
  const values = new Promise((resolve) => {
    render(<Fields onRead={resolve} />)
  })
  const field = screen.getByLabelText('code')
  fireEvent.compositionStart(field)
  fireEvent.input(field, { target: { value: '৭৮' }, isComposing: true })
  expect(field).toHaveProperty('value', '৭৮')
  fireEvent.compositionEnd(field)
  expect(field).toHaveProperty('value', '78')
  fireEvent.click(screen.getByRole('button', { name: 'Read' }))
  expect(await values).toMatchObject({ code: '78' })
})

test('the caret stays where it was', () => {
  render(<Fields onRead={nothing} />)
  const field = screen.getByLabelText<HTMLInputElement>('code')
  const prototype = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  prototype?.set?.call(field, 'ab\u200ecd')
  field.setSelectionRange(4, 4)
  fireEvent(field, new Event('input', { bubbles: true }))
  expect([field.value, field.selectionStart]).toEqual(['abcd', 3])
})
