import { Select } from '#ui/select/select.tsx'
import { ThemeSwitch } from '#ui/theme-switch/theme-switch.tsx'
import { doAndDont } from './do-and-dont.tsx'

const names = { system: 'System', midnight: 'Midnight', daylight: 'Daylight', emerald: 'Emerald' }

export const themeSwitchPairs = doAndDont({
  why: 'People choose a theme by its colours.',
  right: <ThemeSwitch label="Theme" names={names} value="midnight" onChange={() => undefined} />,
  wrong: (
    <Select
      label="Theme"
      options={Object.entries(names).map(([value, label]) => ({ value, label }))}
    />
  ),
})
