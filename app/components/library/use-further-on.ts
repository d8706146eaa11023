import { begunTexts } from "~/messages/begun";
import { useFormats } from "~/messages/formats";
import { useTexts } from "~/messages/use-language";

/** "You and Ben are further on", of people who are here: it does not say where. `ahead`: names; null for the person, who is first. */
export function useFurtherOn(): (ahead: (string | null)[]) => string {
	const texts = useTexts(begunTexts);
	const formats = useFormats();
	return (ahead) => {
		const names = formats.list(ahead.map((name) => name ?? texts.you));
		if (ahead[0] !== null) return texts.areFurtherOn(names, ahead.length);
		return ahead.length === 1 ? texts.youAreFurtherOn : texts.youAndOthersAreFurtherOn(names);
	};
}
