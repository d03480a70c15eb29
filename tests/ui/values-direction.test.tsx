// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { Smartphone } from 'lucide-react'
import { afterEach, expect, test } from 'vitest'
import { SecurityRow } from '#features/member/security/components/security-row.tsx'
import { KeyValue } from '#ui/key-value/key-value.tsx'
import { RadioGroup } from '#ui/radio/radio.tsx'

afterEach(cleanup)

/** Has no letter that determines its direction: in a line from right to left it would read `0000 •••• 880+`. */
const NUMBER = '+880 •••• 0000'

test.each([
  [
    'the state of a protection',
    <SecurityRow key="a" icon={Smartphone} name="n" state={NUMBER} mark={null} />,
  ],
  [
    'the name of a choice',
    <RadioGroup key="b" label="l" name="n" options={[{ value: 'v', label: NUMBER }]} />,
  ],
  [
    'the hint of a choice',
    <RadioGroup key="c" label="l" name="n" options={[{ value: 'v', label: 'x', hint: NUMBER }]} />,
  ],
  ['the detail of a fact', <KeyValue key="d" rows={[{ id: 'i', term: 't', detail: NUMBER }]} />],
])('%s keeps its own direction', (_, shown) => {
  render(<div dir="rtl">{shown}</div>)
  expect(screen.getByText(NUMBER).tagName).toBe('BDI')
})
