import type { TextTools } from "../area";
import type { BegunTexts } from "../begun";

export default ({ plural }: TextTools<"tr">): BegunTexts => ({
	continueWatching: "İzlemeye devam et",
	upNext: "Sıradaki",
	next: (code: string) => `Sıradaki: ${code}`,
	markWatched: "İzlendi olarak işaretle",
	moreInfo: "Daha fazla bilgi",
	moreInfoAbout: (name: string) => `${name} hakkında daha fazla bilgi`,
	you: "Sen",
	youAreFurtherOn: "Sen daha ileridesin",
	youAndOthersAreFurtherOn: (names: string) => `${names} daha ileridesiniz`,
	areFurtherOn: (names: string, count: number) =>
		plural(count, { one: `${names} daha ileride`, other: `${names} daha ileride` }),

	yearsAgoTonight: (years: number) => plural(years, { one: "# yıl önce bu akşam", other: "# yıl önce bu akşam" }),
	memory: (title: string, part: string | null, day: string, rating: number | null) =>
		`${day} günü <name>${title}</name>${part ? ` ${part}` : ""} izledin${rating === null ? "." : ` ve ${rating} puan verdin.`} Bir daha izler misin?`,
	watchOnceMore: "Yeniden izle",
	thatDay: "Günlüğünde o gün",

	threeToBegin: "Başlamak için üç yapım",
	threeToBeginAdvice: "Birini kaydet ya da neleri izlediğini ve ne kadar beğendiğini söyle: önerilerin buradan başlar.",
	watchedShort: "İzledim",
});
