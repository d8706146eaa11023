const TOKEN = /<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;

/** Throws unless `xml` is one well-formed element, every `&` starts an entity and every id is unique. */
export function checkWellFormed(xml: string): void {
	const open: string[] = [];
	const ids = new Set<string>();
	TOKEN.lastIndex = 0;
	while (TOKEN.lastIndex < xml.length) {
		const at = TOKEN.lastIndex;
		const match = TOKEN.exec(xml);
		if (!match) throw new Error(`Not well-formed at ${at}: ${xml.slice(at, at + 80)}`);
		const [whole, closing, name, attributes = "", selfClosing] = match;
		if (/&(?!(?:amp|lt|gt|quot|apos|#\d+);)/.test(whole)) throw new Error(`Bare & at ${at}`);
		const id = /\sid="([^"]*)"/.exec(attributes)?.[1];
		if (id !== undefined && ids.has(id)) throw new Error(`Second id ${id} at ${at}`);
		if (id !== undefined) ids.add(id);
		if (!name || selfClosing) continue;
		if (!closing) open.push(name);
		else if (open.pop() !== name) throw new Error(`</${name}> at ${at} closes another element`);
		if (open.length === 0 && TOKEN.lastIndex < xml.length) throw new Error(`More than one element at ${at}`);
	}
	if (open.length > 0) throw new Error(`<${open.at(-1)}> is never closed`);
}
