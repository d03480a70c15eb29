import { CaptchaField } from '#ui/captcha-field/captcha-field.tsx'
import { captchaPicture } from '../sample-art.ts'
import { doAndDont } from './do-and-dont.tsx'

const shown = {
  image: captchaPicture,
  imageLabel: 'Picture with five characters',
  refreshLabel: 'New picture',
  onRefresh: () => undefined,
}

export const captchaFieldPairs = doAndDont({
  why: 'Say what to copy, and that a new picture is shown after a mistake.',
  right: (
    <CaptchaField
      {...shown}
      label="Characters in the picture"
      error="The characters do not match. Enter those of the new picture."
    />
  ),
  wrong: <CaptchaField {...shown} label="Captcha" error="Wrong!" />,
})
