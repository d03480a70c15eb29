import { Button, type ButtonProps } from '#ui/button/button.tsx'
import { useWriteBlockId } from './use-online.ts'

/** A button that writes. Offline it keeps the focus, does nothing and says why. */
export function WriteButton({
  disabled = false,
  'aria-describedby': described,
  ...button
}: ButtonProps) {
  const blockId = useWriteBlockId()
  return (
    <Button
      {...button}
      disabled={disabled || blockId !== undefined}
      aria-describedby={blockId ?? described}
    />
  )
}
