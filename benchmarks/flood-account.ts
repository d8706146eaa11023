/** The account for which the flood sends the correct password. */
export const FLOOD_ACCOUNT = { username: "flooder", email: "flooder@example.com", password: "Correct donkey 8" };
