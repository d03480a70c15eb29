// @vitest-environment jsdom
import { zodResolver } from '@hookform/resolvers/zod'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm, useWatch } from 'react-hook-form'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { loadTexts, startI18n } from '#i18n/i18n.ts'
import { PhonePart } from '#patterns/forms/phone-part.tsx'
import { useFieldErrorText } from '#patterns/forms/use-field-error-text.ts'
import { usePhone } from '#patterns/forms/use-phone.ts'
import { closePortal, openPortal } from '#tests/harness/portal.tsx'

const sent = vi.fn()

function Probe() {
  const phone = usePhone()
  const words = useFieldErrorText()
  const { register, handleSubmit, control, formState } = useForm({
    defaultValues: { country: phone.defaultCountry, mobile: '' },
    resolver: (values, context, options) =>
      zodResolver(z.object({ country: z.string(), mobile: phone.schema(values.country) }))(
        values,
        context,
        options,
      ),
  })
  const submit = handleSubmit(({ mobile, country }) => sent(phone.parts(mobile, country)))
  return (
    <form noValidate onSubmit={submit}>
      <PhonePart
        phone={phone}
        shown={useWatch({ control, name: 'country' })}
        country={register('country')}
        error={words(formState.errors.mobile)}
        {...register('mobile')}
      />
      <button type="submit">Send</button>
    </form>
  )
}

const open = (country = 'BD', scenario = 'guest') =>
  openPortal(`?scenario=${scenario}&seed=7`, '/', {
    view: <Probe />,
    config: (config) => ({ ...config, location: { ...config.location, country } }),
  })
const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country code' })
const mobile = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' })
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))

beforeAll(async () => {
  await startI18n()
  await loadTexts('forms')
})
afterEach(async () => {
  sent.mockReset()
  await closePortal()
})

describe('D-032 a mobile number', () => {
  test.each([
    ['BD', 'BD', '10 to 11 digits'],
    ['CN', 'CN', '11 digits'],
    ['US', 'BD', '10 to 11 digits'],
  ])(
    'the country of the visitor (%s) is preselected if it is offered (%s)',
    async (at, code, hint) => {
      await open(at)
      await waitFor(() => expect(country().value).toBe(code))
      expect(screen.getByText(new RegExp(`^${hint}\\. You may`))).toBeTruthy()
    },
  )

  test("API-61 without the server's list the default countries are offered", async () => {
    await open('IN', 'http-500')
    expect(country().value).toBe('IN')
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toContain('+880 BD')
    expect(screen.getByRole('option', { name: /Bangladesh/ })).toBeTruthy()
  })

  test('VAL-29 VAL-65 VAL-68 required, with the length of its country', async () => {
    await open()
    await press()
    await screen.findByText('Enter your mobile number')
    await userEvent.type(mobile(), '171234567')
    await screen.findByText('Please enter a valid mobile number')
    await userEvent.type(mobile(), '8')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await userEvent.selectOptions(country(), 'CN')
    await press()
    await screen.findByText('Please enter a valid mobile number')
    expect(sent).not.toHaveBeenCalled()
  })

  test('it is sent without the leading zero, with any digits', async () => {
    await open()
    await userEvent.type(mobile(), '০১৭১২-৩৪৫৬৭৮')
    await press()
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ dial: '880', number: '1712345678' }))
  })
})
