import { Switch } from '#ui/switch/switch.tsx'
import { doAndDont } from './do-and-dont.tsx'

export const switchPairs = doAndDont({
  why: 'The label names what is on. The switch says whether it is.',
  right: <Switch label="Email about offers" defaultChecked />,
  wrong: <Switch label="Do not send me emails (off)" defaultChecked />,
})
