import { z } from 'zod/mini'
import { sendFeedbackBody } from '#openapi/generated/requests/sendFeedback.ts'
import { getRequestLength, requestText } from './request-field.ts'

const { captcha } = sendFeedbackBody.shape

export const CAPTCHA_LENGTH = getRequestLength(captcha).max

/** The signs of the picture; `empty` is the word for none. */
export const captchaSchema = (empty: 'captcha' | 'empty') =>
  requestText(captcha, { empty, shape: 'captchaShape' }, z.trim())
