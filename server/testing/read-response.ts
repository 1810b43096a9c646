/** Status and body of an answer. */
export async function readResponse(answer: Response | Promise<Response>): Promise<[number, unknown]> {
  const { status, json } = await Promise.resolve(answer).then(async (one) => ({
    status: one.status,
    json: await one.json(),
  }))
  return [status, json]
}
