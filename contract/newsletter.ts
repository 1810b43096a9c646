import * as v from 'valibot'

/** `POST /api/newsletter`: one email address, trimmed and in lower case, valid by the HTML standard. */
export const newsletterRequest = v.strictObject({
  email: v.pipe(
    v.string(),
    v.maxLength(254, 'The address is too long'),
    v.transform((text) => text.trim().toLowerCase()),
    v.rfcEmail('Enter an email address like name@example.com'),
  ),
})

/** `POST /api/newsletter/join`: the same request; false where a letter leads on, for a known address too. */
export const newsletterJoined = v.object({ isConfirmed: v.boolean() })

/** `POST /api/newsletter/confirm` and `/unsubscribe`: parameters of the links in emails. */
export const newsletterLink = v.strictObject({
  token: v.pipe(v.string(), v.regex(/^[\w-]{1,400}\.[\w-]{22}$/, 'This link is incomplete')),
})

/** `POST /api/newsletter/unsubscribe-link`: the request again. False where a letter leads on; the same for an address that is not on the list. */
export const newsletterLeft = v.object({ isRemoved: v.boolean() })

export const newsletterDone = v.object({ done: v.literal(true) })
