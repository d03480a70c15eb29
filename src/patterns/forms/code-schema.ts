import { z } from 'zod/mini'
import { bindMobileBody } from '#openapi/generated/requests/bindMobile.ts'
import { onlyDigits } from '#ui/code-field/digits.ts'
import { getRequestLength, requestText } from './request-field.ts'

const { code } = bindMobileBody.shape

export const CODE_LENGTH = getRequestLength(code).max

/** A one-time code, in digits of any script and however they are grouped. Letters alone are wrong, not nothing. */
export const codeSchema = () =>
  requestText(
    code,
    { shape: 'codeShape' },
    z.overwrite((text) => onlyDigits(text) || text.trim()),
  )
