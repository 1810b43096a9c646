import * as v from 'valibot'

/** `POST /api/newsletter`: one address, trimmed and in lower case, as the HTML standard takes an e-mail address. */
export const newsletterRequest = v.strictObject({
  email: v.pipe(
    v.string(),
    v.maxLength(254, 'The address is too long'),
    v.transform((text) => text.trim().toLowerCase()),
    v.rfcEmail('Enter an e-mail address like name@example.com'),
  ),
})

/** The answer, the same for a new address and for a known one. */
export const newsletterAnswer = v.strictObject({ subscribed: v.literal(true) })
