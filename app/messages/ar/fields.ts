import type { FieldTexts } from "../fields";

export default (): FieldTexts => ({
	tick: "ضع علامة في هذا المربع للمتابعة",
	chooseFile: "اختر ملفًا",
	chooseOne: "اختر من القائمة",
	fillIn: "املأ هذا الحقل",
	number: "أدخل رقمًا",
	wholeNumber: "أدخل عددًا صحيحًا",
	wholeDate: "أدخل تاريخًا كاملًا",
	email: "أدخل بريدًا إلكترونيًا صالحًا",
	wholeAddress: "أدخل عنوانًا كاملًا",
	otherForm: "هذا ليس بالصيغة المطلوبة",
	orMore: (min: string) => `أدخل ${min} أو أكثر`,
	orLess: (max: string) => `أدخل ${max} أو أقل`,
	orLater: (min: string) => `أدخل ${min} أو تاريخًا بعده`,
	orEarlier: (max: string) => `أدخل ${max} أو تاريخًا قبله`,
});
