import { PhoneField } from '#ui/phone-field/phone-field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { doAndDont } from './do-and-dont.tsx'

const bangladesh = { code: 'BD', dial: '880', label: 'Bangladesh' }
const words = { label: 'Mobile number', codeLabel: 'Country code' }
const options = [bangladesh, { code: 'IN', dial: '91', label: 'India' }]

export const phoneFieldPairs = doAndDont(
  {
    why: 'The error says what to enter.',
    right: (
      <PhoneField
        {...words}
        options={options}
        hint="For example 1712 345678"
        error="Enter the number without the country code"
        defaultValue="8801712345678"
      />
    ),
    wrong: (
      <PhoneField
        {...words}
        options={options}
        error="Invalid phone number"
        defaultValue="8801712345678"
      />
    ),
  },
  {
    why: 'A choice of one country is no choice. Write its code before the number.',
    right: <TextField label="Mobile number" inputMode="tel" prefix="+880" />,
    wrong: <PhoneField {...words} options={[bangladesh]} />,
  },
)
