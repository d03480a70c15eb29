// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { afterEach, describe, expect, test } from 'vitest'
import { Form } from '#patterns/forms/form.tsx'
import { AmountField } from '#ui/amount-field/amount-field.tsx'
import { CodeField } from '#ui/code-field/code-field.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import '#tests/house/test-timeout.ts'

afterEach(cleanup)

type Control = HTMLInputElement | HTMLTextAreaElement

/** As a script of the page assigns it, which React notes, and as the browser or an extension does it behind React. */
const WAYS: [string, (field: Control, value: string) => void][] = [
  ['by a script of the page', (field, value) => void Reflect.set(field, 'value', value)],
  [
    'by an extension',
    (field, value) => void Reflect.set(Object.getPrototypeOf(field), 'value', value, field),
  ],
]

const FIELDS = { name: 'rahim', code: '246810', amount: '1500', note: 'by two', own: 'gold' }

function Sample({ onSent }: { onSent: (sent: unknown) => void }) {
  const { register, control, getValues, handleSubmit } = useForm({
    defaultValues: { name: '', code: '', amount: '', note: '' },
  })
  const [own, setOwn] = useState('')
  return (
    <Form onSubmit={handleSubmit((values) => onSent({ ...values, own }))}>
      <TextField label="name" {...register('name')} />
      <CodeField label="code" sendLabel="Again" onSend={() => undefined} {...register('code')} />
      <Controller
        name="amount"
        control={control}
        render={({ field }) => (
          <AmountField
            label="amount"
            symbol="৳"
            value={field.value}
            onValueChange={field.onChange}
          />
        )}
      />
      <TextArea label="note" {...register('note')} min={0} max={99} />
      <TextField label="own" value={own} onChange={({ target }) => setOwn(target.value)} />
      <button type="button" onClick={() => onSent(getValues('name'))}>
        Send code
      </button>
      <button type="submit">Send</button>
    </Form>
  )
}

const field = (label: string) => {
  const found = screen.getByLabelText(label)
  if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) return found
  throw new Error(`${label} is no field`)
}

describe.each(WAYS)('D-013 fields that are filled in without an event, %s', (_, fill) => {
  test('are sent as they stand', async () => {
    const sent: unknown[] = []
    render(<Sample onSent={(values) => sent.push(values)} />)
    for (const [label, value] of Object.entries(FIELDS)) fill(field(label), value)
    const form = field('name').form
    if (form) fireEvent.submit(form)
    await waitFor(() => expect(sent).toEqual([FIELDS]))
  })

  test('are read by a button that is no submit', () => {
    const sent: unknown[] = []
    render(<Sample onSent={(values) => sent.push(values)} />)
    fill(field('name'), 'rahim')
    fireEvent.click(screen.getByRole('button', { name: 'Send code' }))
    expect(sent).toEqual(['rahim'])
  })

  test('are cleaned as what is typed is', async () => {
    const sent: unknown[] = []
    render(<Sample onSent={(values) => sent.push(values)} />)
    fill(field('name'), 'rahim\u200b')
    fill(field('code'), '২৪৬৮১০')
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(sent).toMatchObject([{ name: 'rahim', code: '246810' }]))
  })

  test('replace what was typed before', async () => {
    const sent: unknown[] = []
    render(<Sample onSent={(values) => sent.push(values)} />)
    for (const label of Object.keys(FIELDS))
      fireEvent.input(field(label), { target: { value: '1' } })
    for (const [label, value] of Object.entries(FIELDS)) fill(field(label), value)
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(sent).toEqual([FIELDS]))
  })
})
