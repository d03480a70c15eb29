import { Stack } from '#ui/stack/stack.tsx'
import { doAndDont } from './do-and-dont.tsx'

const method = (name: string, time: string, gap: '1' | '4') => (
  <Stack gap={gap}>
    <b>{name}</b>
    <span>{time}</span>
  </Stack>
)

export const stackPairs = doAndDont({
  why: 'What belongs together is closer than what does not.',
  right: (
    <Stack gap="6">
      {method('Mobile wallet', 'Usually within 5 minutes', '1')}
      {method('Bank transfer', 'Usually within 2 hours', '1')}
    </Stack>
  ),
  wrong: (
    <Stack gap="4">
      {method('Mobile wallet', 'Usually within 5 minutes', '4')}
      {method('Bank transfer', 'Usually within 2 hours', '4')}
    </Stack>
  ),
})
