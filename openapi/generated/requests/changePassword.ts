// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const changePasswordBody = z.strictObject({
  oldPassword: z.string().check(z.minLength(1), z.maxLength(200)),
  newPassword: z.string().check(z.minLength(1), z.maxLength(200)),
  confirmNewPassword: z.string().check(z.minLength(1), z.maxLength(200)),
})
