import type { FieldTexts } from "../fields";

export default (): FieldTexts => ({
	tick: "Devam etmek için bu kutuyu işaretle",
	chooseFile: "Bir dosya seç",
	chooseOne: "Listeden birini seç",
	fillIn: "Bu alanı doldur",
	number: "Bir sayı gir",
	wholeNumber: "Bir tam sayı gir",
	wholeDate: "Tarihi eksiksiz gir",
	email: "Geçerli bir e-posta adresi gir",
	wholeAddress: "Adresi eksiksiz gir",
	otherForm: "İstenen biçimde değil",
	orMore: (min: string) => `${min} veya daha büyük bir değer gir`,
	orLess: (max: string) => `${max} veya daha küçük bir değer gir`,
	orLater: (min: string) => `${min} veya daha sonraki bir tarih gir`,
	orEarlier: (max: string) => `${max} veya daha önceki bir tarih gir`,
});
