/** Three letters: a sign such as π is in every language. */
const SCRIPTS: [letters: RegExp, language: string][] = [
	[/\p{Script=Greek}{3}/u, "el"],
	[/\p{Script=Georgian}{3}/u, "ka"],
];

/**
 * The `lang` of a name, by which browsers choose its capitals: a Turkish i keeps its dot, Greek loses its accents. The script
 * tells, else the `original` language, which is for a name in that language only. Undefined where it is unknown.
 */
export function nameLanguage(name: string, original = ""): string | undefined {
	return SCRIPTS.find(([letters]) => letters.test(name))?.[1] ?? (original || undefined);
}
